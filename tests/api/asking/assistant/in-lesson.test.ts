import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { scriptPassages } from '@/lib/asking/assistant/passages'
import { findHelpLesson } from '@/lib/asking/assistant/queries'
import { rankPassages } from '@/lib/asking/assistant/rank'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import ASKED_IN_LESSONS from '@/tests/fixtures/asked-in-lessons.json'

/** `npm run evaluate` saves the results. */
const isWritten = process.env.ISKRA_EVALUATE === '1'

/** Maximum number of passages in a reply. */
const SHOWN = { sure: 3, near: 2 } as const

type Asked = {
  text: string
  /** Headings of the sections with the answer; null if there is none. */
  right: string[] | null
  shown: string[]
  isNear: boolean
}

const asked: Asked[] = []

const rankIn = async (lesson: string, text: string) => {
  const rows = await db().select({ id: lessons.id, slug: lessons.slug }).from(lessons)
  const found = await findHelpLesson(rows.find(({ slug }) => slug === lesson)?.id ?? '')
  return rankPassages(scriptPassages(found.script, found), text)
}

beforeAll(async () => {
  for (const { lesson, text, sections } of ASKED_IN_LESSONS) {
    const { found, isNear } = await rankIn(lesson, text)
    const shown = found.slice(0, isNear ? SHOWN.near : SHOWN.sure).map(({ title }) => title)
    asked.push({ text, right: sections, shown, isNear })
  }
}, 120_000)

const answered = () => asked.filter(({ right }) => right !== null)
const others = () => asked.filter(({ right }) => right === null)

const isFirst = ({ right, shown }: Asked) => right?.includes(shown[0] ?? '') ?? false
const isShown = ({ right, shown }: Asked) => shown.some((title) => right?.includes(title))
const isMissing = ({ shown }: Asked) => shown.length === 0
const isSure = ({ shown, isNear }: Asked) => shown.length > 0 && !isNear

const shareOf = (all: Asked[], holds: (one: Asked) => boolean) =>
  all.filter(holds).length / all.length

test('of questions the lesson answers, 85 of 100 show a section with the answer', () => {
  expect(answered()).toHaveLength(84)
  const missed = answered().filter((one) => !isShown(one))
  expect(shareOf(answered(), isShown), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.85)
  expect(shareOf(answered(), isFirst)).toBeGreaterThanOrEqual(0.72)
})

test('of questions the lesson answers, few are reported as missing', () => {
  const missing = answered().filter(isMissing)
  expect(missing.length, JSON.stringify(missing)).toBeLessThanOrEqual(4)
})

test('of questions the lesson does not answer, most are not shown as answered', () => {
  expect(others()).toHaveLength(36)
  const shown = others().filter(isSure)
  expect(shown.length, JSON.stringify(shown)).toBeLessThanOrEqual(10)
})

// Questions of test readers, each with a heading that answers it.
test.each([
  ['kruzenje-vode-u-prirodi', 'kako voda isparava i kako se zgusnjava', 'Put jedne kapi'],
  ['pitagorin-poucak', 'c2=a2+b2', 'Što kaže poučak'],
  ['petlja-for-u-pythonu', 'koja je razlika izmedju uvlačenja i petlje', 'Uvlačenje odlučuje'],
  ['dijeljenje-s-ostatkom', 'kolki je ostatk', 'Koliki ostatak može biti'],
])('in %s, „%s” is answered by its heading', async (lesson, text, heading) => {
  const { found, isNear } = await rankIn(lesson, text)
  expect(found.slice(0, SHOWN.sure).map(({ title }) => title)).toContain(heading)
  expect(isNear).toBe(false)
})

test('the passage with all the words comes first', async () => {
  const asks = 'koja je razlika izmedju isparavanja i vrenja'
  const { found, isNear } = await rankIn('agregacijska-stanja-vode', asks)
  expect(found[0]?.markdown).toContain('Isparavanje i vrenje nisu isto.')
  expect(isNear).toBe(false)
})

test('for the meaning of a term, the passage with the term in bold comes first', async () => {
  const { found } = await rankIn('prosti-i-slozeni-brojevi', 'Što je prost broj?')
  expect(found[0]?.markdown).toContain('zove se **prost broj**')
})

// If the question has no subject, the question on the screen is used.
test.each([
  ['koji je točan odgovor', false],
  ['daj mi rješenje', false],
  ['sto je djelitelj', true],
])('„%s” has a subject: %s', async (text, isTelling) => {
  expect((await rankIn('prosti-i-slozeni-brojevi', text)).isTelling).toBe(isTelling)
})

test.each([
  ['kruzenje-vode-u-prirodi', 'tko je bio kralj tomislav'],
  ['pitagorin-poucak', 'zasto?'],
])('in %s, „%s” is reported as missing', async (lesson, text) => {
  expect((await rankIn(lesson, text)).found).toEqual([])
})

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

test.runIf(isWritten)('the results are saved', () => {
  const lines = [
    '# What the assistant finds without a model',
    '',
    'Written by `npm run evaluate`. Why: decisions [053](decisions/053-the-assistant-is-guarded-by-the-server.md) and [075](decisions/075-search-weighs-words.md).',
    '',
    `${asked.length} questions in the words of pupils, each inside one lesson of the seed (\`tests/fixtures/asked-in-lessons.json\`): ${answered().length} that some of its sections answer, ${others().length} that none does, a third of these about the very topic of the lesson. A language model wrote them from the scripts alone, without having seen the code; they were opened when it was finished; prepositions that tell nothing („između”) were left out after that, and terms in bold count more (70.2 % and 89.3 % in the first two rows before).`,
    '',
    '| Of what the lesson | Share |',
    '| --- | --- |',
    `| answers: the first passage is of a section that does | ${percent(shareOf(answered(), isFirst))} |`,
    `| answers: one of the shown passages is | ${percent(shareOf(answered(), isShown))} |`,
    `| answers: „U ovoj lekciji toga nema” all the same | ${percent(shareOf(answered(), isMissing))} |`,
    `| does not answer: shown as if it did | ${percent(shareOf(others(), isSure))} |`,
    `| does not answer: said to be the nearest that it has | ${percent(shareOf(others(), ({ isNear }) => isNear))} |`,
    '',
    'What they can’t show: no child asked them, and one writer made them all. Words can’t tell „koliki je zbroj kutova u trokutu” from what the lesson says on the area of a triangle: that takes a model.',
    '',
  ]
  writeFileSync('docs/assistant-passages.md', lines.join('\n'))
})
