import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distressLevelIn } from '@/lib/people/distress/level'
import {
  evaluateSentences,
  reportOf,
  wilsonInterval,
  type SentenceSet,
} from '@/lib/people/distress/training/evaluation'
import { readTrainingExamples, toExamples } from '@/lib/people/distress/training/sentences'
import { sourceHash } from '@/lib/people/distress/training/source-hash'
import { trainDistressModel } from '@/lib/people/distress/training/train'
import { MADE_OF } from '@/lib/people/distress/weights'

const setOf = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../fixtures/distress-${name}-set.json`), 'utf8'),
  ) as SentenceSet

test('the weights match the current sentences and meanings', () => {
  expect(MADE_OF).toBe(sourceHash())
})

test('in the choosing set 95 % raise an alarm, and at most 2 % of harmless sentences', () => {
  const { found, false: wrong } = evaluateSentences(setOf('choosing'))
  expect(found.of).toBe(150)
  expect(found.alarm / found.of).toBeGreaterThanOrEqual(0.95)
  expect(wrong.alarm / wrong.of).toBeLessThanOrEqual(0.02)
  expect(wrong.card / wrong.of).toBeLessThanOrEqual(0.12)
})

test('in the unseen set nearly all raise an alarm or a card, and hardly any harmless do', () => {
  const { found, false: wrong } = evaluateSentences(setOf('unseen'))
  expect(found.of).toBe(200)
  // The goals, 95 % of distress and 2 % of harmless sentences, were narrowly missed (decision 065).
  expect(found.alarm / found.of).toBeGreaterThanOrEqual(0.93)
  expect(found.card / found.of).toBeGreaterThanOrEqual(0.97)
  expect(wrong.alarm / wrong.of).toBeLessThanOrEqual(0.03)
})

test('of the lessons’ questions and texts hardly any raises an alarm', () => {
  const folder = join(import.meta.dirname, '../../../../lib/content/seed')
  const known = new Set(readTrainingExamples().map(({ text }) => text))
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') || name.endsWith('.yaml'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .map((line) => line.replace(/^\s*[-\w]*:?\s*/, '').trim())
    .filter((text) => /\p{L}{3} .*\p{L}{3} \p{L}/u.test(text) && !known.has(text))
  expect(texts.length).toBeGreaterThan(1_000)
  const alarms = texts.filter((text) => distressLevelIn(text) === 'alarm')
  expect(alarms.length / texts.length).toBeLessThan(0.02)
})

describe('a share has a confidence interval', () => {
  test.each([
    [95, 100, 0.888, 0.978],
    [200, 200, 0.981, 1],
    [0, 200, 0, 0.019],
  ])('%i of %i', (hits, of, low, high) => {
    const [from, to] = wilsonInterval(hits, of)
    expect(from).toBeCloseTo(low, 3)
    expect(to).toBeCloseTo(high, 3)
  })
})

test('a report lists missed sentences by kind, and false alarms', () => {
  const report = reportOf({
    distress: [{ text: 'Razlomak ima brojnik.', kind: 'made up' }, 'Tata me tuče.'],
    harmless: ['Hoću umrijeti.', 'Razlomak ima nazivnik.'],
  })
  expect(report).toContain('Distress that alarms: 1 of 2, 50.0 %')
  expect(report).toContain('  made up\n    no card: Razlomak ima brojnik.')
  expect(report).toContain('    alarm: Hoću umrijeti.')
})

test('training separates two kinds of sentences', () => {
  const { weights, bias } = trainDistressModel(
    [...toExamples('# a\nkrava muče', true), ...toExamples('# b\nrazlomak', false)],
    { rounds: 30 },
  )
  expect(Math.abs(bias)).toBeLessThan(10)
  expect(Math.max(...weights)).toBeGreaterThan(0)
  expect(Math.min(...weights)).toBeLessThan(0)
})
