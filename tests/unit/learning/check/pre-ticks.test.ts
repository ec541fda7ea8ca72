import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import type { CheckQuestionWithKey } from '@/lib/learning/check/point-words'
import { suggestTicks } from '@/lib/learning/check/suggested-ticks'
import { loadKeysOf } from '@/lib/platform/hr/lexicon/lexicon'
import { readOpenQuestions } from '@/lib/editing/transfer/import/read-lesson'

const keysOf = await loadKeysOf()

type Question = Partial<CheckQuestionWithKey> & Pick<CheckQuestionWithKey, 'keyPoints'>
const openQuestion = ({ prompt = 'Zašto?', modelAnswer = '', keyPoints }: Question) => ({
  ...{ prompt, modelAnswer, keyPoints },
})

/** The suggested ticks when the lesson has these other questions. */
function ticksOf(text: string, question: Question, others: Question[] = []) {
  const asked = openQuestion(question)
  return suggestTicks(text, asked, [asked, ...others.map(openQuestion)], keysOf)
}

const isFound = (text: string, words: string[]) =>
  ticksOf(text, { keyPoints: [{ point: 'x', words }] }).found.length > 0
const isSaid = (text: string, point: string) =>
  ticksOf(text, { keyPoints: [{ point }], modelAnswer: point }).found.length > 0

test.each([
  [['sunce'], 'Sunce', true],
  [['sunce', 'zagrijava'], 'Sunce', true],
  [['sunce', 'zagrijava', 'voda', 'para', 'zrak', 'lokva'], 'Sunce', true],
  [['sunce', 'zagrijava', 'voda'], 'Vjetar', false],
  [['sunce'], '', false],
])('of the words %j „%s” contains enough: %s', (words, text, expected) => {
  expect(isFound(text, words)).toBe(expected)
})

test('numbers are found in every notation, and only whole', () => {
  const holds = (text: string, number: string) => isFound(text, [number])
  expect(holds('Ima 1.000 komada', '1000')).toBe(true)
  expect(holds('To je 3.5 cm', '3,5')).toBe(true)
  expect(holds('Djeljiv je ako završi na 0,2,4,6,8', '4')).toBe(true)
  expect(holds('Dobijem 140', '14')).toBe(false)
  expect(holds('Polovina je 1/2', '1/2')).toBe(true)
})

test('marks are ranges of the found words in the typed text', () => {
  const text = 'Zbog SUNCA, a rijekom teče.'
  const { found, marks } = ticksOf(text, {
    keyPoints: [{ point: 'Sunce' }, { point: 'rjeka' }, { point: 'mjesec' }],
  })
  expect(found).toEqual([0, 1])
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['SUNCA', 'rijekom'])
})

test('a point without chosen words is found by its own words, except those of the question', () => {
  const lokva = { prompt: 'Zašto lokva na suncu nestane?', keyPoints: [{ point: 'lokva ispari' }] }
  expect(ticksOf('Lokva nestane.', lokva).found).toEqual([])
  expect(ticksOf('Jer isparava.', lokva).found).toEqual([0])
})

test.each([
  ['Umnožak je 12.', 'brojeve pomnožimo'],
  ['Zbroj je 12.', 'brojeve zbrajamo'],
  ['Djeljiv je s 3.', 'podijelimo ga'],
  ['Ohladi se.', 'hladi se'],
])('a related word counts as the word: „%s” says „%s”', (text, point) => {
  expect(isSaid(text, point)).toBe(true)
})

test.each([
  ['Nema manju gustoću.', 'manja gustoća'],
  ['Ima veću masu.', 'manja masa'],
  ['Nije istina da voda isparava.', 'voda isparava'],
  ['Naočale nisu potrebne.', 'zaštitne naočale'],
  ['Broj je neparan.', 'broj je paran'],
  ['Otpor se mijenja.', 'otpor se ne mijenja'],
])('a reversed meaning is not ticked: „%s” does not say „%s”', (text, point) => {
  expect(isSaid(text, point)).toBe(false)
})

test.each([
  ['Nije led nego para.', 'nastane para'],
  ['Voda ne isparava samo kad je vruće.', 'voda isparava'],
  ['Otpor se ne mijenja.', 'otpor se ne mijenja'],
  ['Nije teško, voda isparava.', 'voda isparava'],
])('a statement that only sounds negated is ticked: „%s” says „%s”', (text, point) => {
  expect(isSaid(text, point)).toBe(true)
})

const SOUNDS = {
  prompt: 'Po čemu se razlikuju glas i slovo?',
  keyPoints: [{ point: 'glas izgovaramo' }, { point: 'slovo pišemo' }],
}

test('a statement about something else is not ticked', () => {
  expect(ticksOf('Glas pišemo. Slovo izgovaramo.', SOUNDS).found).toEqual([])
  expect(ticksOf('Slovo pišemo, a glas izgovaramo.', SOUNDS).found).toEqual([0, 1])
})

test('two sides of a point must not be swapped', () => {
  const point = 'uključen prekidač znači 1, a isključen 0'
  const found = (text: string) => ticksOf(text, { keyPoints: [{ point }] }).found
  expect(found('Uključen je 1, isključen 0.')).toEqual([0])
  expect(found('Uključen je 0, isključen 1.')).toEqual([])
})

test('an answer to another question of the lesson is not ticked here', () => {
  const question = { keyPoints: [{ point: 'x', words: ['petlja', 'ponavlja', 'kraju'] }] }
  const other = { keyPoints: [{ point: 'naredba se izvršava na kraju' }] }
  const text = 'Naredba se izvršava na kraju.'
  expect(ticksOf(text, question).found).toEqual([0])
  expect(ticksOf(text, question, [other]).found).toEqual([])
})

test('a word that also fits other questions weighs less', () => {
  const question = { keyPoints: [{ point: 'x', words: ['tri', 'puta', 'utrostruči'] }] }
  const others = ['tri jabuke', 'tri kruške', 'tri šljive', 'tri trešnje'].map((point) => ({
    keyPoints: [{ point, words: ['voće'] }],
  }))
  expect(ticksOf('Tri.', question).found).toEqual([0])
  expect(ticksOf('Tri.', question, others).found).toEqual([])
  expect(ticksOf('Utrostruči se.', question, others).found).toEqual([0])
})

const lessons = globSync('lib/content/seed/[4-8]-razred/*/*/*/*/provjera.yaml').map(
  (file) => readOpenQuestions(readFileSync(file, 'utf8'), file).value,
)

/** The key points ticked by the model answers of certain questions, for all questions. */
function tickedByModels(
  which: (asked: CheckQuestionWithKey, answered: CheckQuestionWithKey) => boolean,
) {
  const points = lessons.flatMap((lesson) =>
    lesson.flatMap((asked) =>
      lesson
        .filter((answered) => which(asked, answered))
        .flatMap(({ modelAnswer }) => {
          const { found } = suggestTicks(modelAnswer, asked, lesson, keysOf)
          return asked.keyPoints.map((_, index) => found.includes(index))
        }),
    ),
  )
  return { ticked: points.filter(Boolean).length, all: points.length }
}

test('a model answer contains all points of its question, and hardly any of another', () => {
  const own = tickedByModels((asked, answered) => asked === answered)
  expect(own.ticked).toBe(own.all)
  const others = tickedByModels((asked, answered) => asked !== answered)
  expect(others.ticked / others.all).toBeLessThan(0.06)
})

type Said = [said: number[], text: string]
type Honest = { lekcija: string; pitanje: string; odgovori: Said[] }
type Turned = { lekcija: string; pitanje: string; svojim_rijecima: Said[]; obrnuto: string[] }
const read = <Cases>(name: string) =>
  parse(readFileSync(`tests/fixtures/${name}.yaml`, 'utf8')) as Cases
const HONEST = read<Honest[]>('honest-answers')
const TURNED = read<Turned[]>('turned-answers')

/** Counts how many of the stated points are found, and how many of those not stated. */
function tried(cases: Honest[]) {
  const count = { said: 0, found: 0, other: 0, wrong: 0 }
  for (const { lekcija, pitanje, odgovori } of cases) {
    const [file = ''] = globSync(`lib/content/seed/*/*/*/*/${lekcija}/provjera.yaml`)
    const lesson = readOpenQuestions(readFileSync(file, 'utf8'), file).value
    const question = lesson.find(({ prompt }) => prompt === pitanje)
    if (!question) throw new Error(`No question ${pitanje}`)
    for (const [said, text] of odgovori) {
      const { found } = suggestTicks(text, question, lesson, keysOf)
      question.keyPoints.forEach((_, index) => {
        const isSaid = said.includes(index + 1)
        count[isSaid ? 'said' : 'other'] += 1
        if (found.includes(index)) count[isSaid ? 'found' : 'wrong'] += 1
      })
    }
  }
  return count
}

test('of sixty honest answers most stated points are found, and hardly any other', () => {
  const { said, found, other, wrong } = tried(HONEST)
  expect(HONEST.flatMap(({ odgovori }) => odgovori)).toHaveLength(60)
  expect(found / said).toBeGreaterThan(0.85)
  expect(wrong / other).toBeLessThan(0.05)
})

test('answers in own words are found; with a reversed meaning, hardly ever', () => {
  const own = tried(TURNED.map((one) => ({ ...one, odgovori: one.svojim_rijecima })))
  expect(own.found / own.said).toBeGreaterThan(0.85)
  const turned = TURNED.map((one) => ({
    ...one,
    odgovori: one.obrnuto.map((text): Said => [[], text]),
  }))
  const { other, wrong } = tried(turned)
  expect(other).toBeGreaterThan(100)
  expect(wrong / other).toBeLessThan(0.08)
})
