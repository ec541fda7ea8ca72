import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { preTicksOf, isSameWord } from '@/lib/check/pre-ticks'
import { readChecks } from '@/lib/transfer/import/read-lesson'

test.each([
  ['ispari', 'isparava'],
  ['isparavanje', 'isparava'],
  ['zemlju', 'zemlja'],
  ['lde', 'led', false],
  ['ledu', 'led'],
  ['vodo', 'voda'],
  ['vjetar', 'voda', false],
  // Slips in longer words, also at their end.
  ['isprava', 'isparava'],
  ['temperautra', 'temperatura'],
  ['magentom', 'magnet'],
  ['gustocaa', 'gustoca'],
  ['ispod', 'isparava', false],
  ['180', '18', false],
  ['18', '18'],
])('„%s” is a form of „%s”: %s', (typed, listed, isSame = true) => {
  expect(isSameWord(typed, listed)).toBe(isSame)
})

const asked = (words: string[]) => ({ prompt: 'Zašto?', keyPoints: [{ point: 'x', words }] })
const isFound = (text: string, words: string[]) => preTicksOf(text, asked(words)).found.length > 0

test.each([
  [['sunce'], 'Sunce', true],
  [['sunce', 'zagrijava'], 'Sunce', true],
  [['sunce', 'zagrijava', 'voda'], 'Sunce', false],
  [['sunce', 'zagrijava', 'voda'], 'Sunce i voda', true],
  [['sunce', 'zagrijava', 'voda', 'para', 'zrak', 'lokva'], 'Sunce i voda', true],
  [['sunce'], '', false],
])('of the words %j „%s” holds enough: %s', (words, text, expected) => {
  expect(isFound(text, words)).toBe(expected)
})

test('numbers are found however they are written, and only whole', () => {
  const holds = (text: string, number: string) => isFound(text, [number])
  expect(holds('Ima 1.000 komada', '1000')).toBe(true)
  expect(holds('To je 3.5 cm', '3,5')).toBe(true)
  expect(holds('Djeljiv je ako završi na 0,2,4,6,8', '4')).toBe(true)
  expect(holds('Dobijem 140', '14')).toBe(false)
  expect(holds('Polovina je 1/2', '1/2')).toBe(true)
})

test('marks name the places of the found words in the text as it was typed', () => {
  const text = 'Zbog SUNCA, a rijekom teče.'
  const { found, marks } = preTicksOf(text, {
    prompt: 'Zašto?',
    keyPoints: [{ point: 'Sunce' }, { point: 'rjeka' }, { point: 'mjesec' }],
  })
  expect(found).toEqual([0, 1])
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['SUNCA', 'rijekom'])
})

test('a point without chosen words is found by its own, but not by what the question gives', () => {
  const lokva = { prompt: 'Zašto lokva na suncu nestane?', keyPoints: [{ point: 'lokva ispari' }] }
  expect(preTicksOf('Lokva nestane.', lokva).found).toEqual([])
  expect(preTicksOf('Jer isparava.', lokva).found).toEqual([0])
})

type Honest = { lekcija: string; pitanje: string; odgovori: [said: number[], text: string][] }
const HONEST = parse(readFileSync('tests/fixtures/honest-answers.yaml', 'utf8')) as Honest[]

/** How many of the points that honest answers say are found, and how many that they do not. */
function tried() {
  const count = { said: 0, found: 0, other: 0, wrong: 0 }
  for (const { lekcija, pitanje, odgovori } of HONEST) {
    const [file = ''] = globSync(`lib/db/seed/*/*/*/*/${lekcija}/provjera.yaml`)
    const question = readChecks(readFileSync(file, 'utf8'), file).value.find(
      ({ prompt }) => prompt === pitanje,
    )
    if (!question) throw new Error(`No question ${pitanje}`)
    for (const [said, text] of odgovori) {
      const { found } = preTicksOf(text, question)
      question.keyPoints.forEach((_, index) => {
        const isSaid = said.includes(index + 1)
        count[isSaid ? 'said' : 'other'] += 1
        if (found.includes(index)) count[isSaid ? 'found' : 'wrong'] += 1
      })
    }
  }
  return count
}

test('of sixty honest answers most points are found, and hardly any that they do not say', () => {
  const { said, found, other, wrong } = tried()
  expect(HONEST.flatMap(({ odgovori }) => odgovori)).toHaveLength(60)
  expect(found / said).toBeGreaterThan(0.75)
  expect(wrong / other).toBeLessThan(0.1)
})
