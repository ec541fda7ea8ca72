import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rational } from '@/lib/platform/hr/rational'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import {
  correctAnswersAsTyped,
  keyFault,
} from '@/lib/content/questions/kinds/correct-answers-as-typed'
import { readKey, shownKey } from '@/lib/content/questions/kinds/number/key'
import type { ImportedQuestion, QuestionBody } from '@/lib/content/questions/model'
import { checkNumbers } from '@/lib/content/questions/numbers/check'
import { MEASUREMENT_UNITS } from '@/lib/content/questions/units/quantities'
import { lessons } from '../../../e2e/support/lessons'
import { dailySampleOf } from '../../../support/sample'
import { bodyArbitrary } from '../../editing/transfer/questions'

function expectAccepted(body: QuestionBody) {
  for (const answer of correctAnswersAsTyped(body)) {
    const { outcome } = judgeAnswer(body, null, answer)
    expect({ answer, outcome }).toEqual({ answer, outcome: 'right' })
  }
}

/** Most questions have changing numbers, so their draws take longer the more lessons there are. */
const lessonsOfDay = dailySampleOf(lessons, 36)

/** A question in all checked draws, or as it is. */
const inDraws = (question: ImportedQuestion) =>
  question.numbers === null
    ? [question]
    : checkNumbers({ ...question, numbers: question.numbers }, () => []).draws.map(
        (draw) => draw.question,
      )

test('the shown key of every question is judged right in all draws, in some lessons a day', () => {
  let count = 0
  for (const question of lessonsOfDay.flatMap(({ questions }) => questions)) {
    const bodies = inDraws(question).map(({ body }) => body)
    bodies.forEach(expectAccepted)
    count += bodies.length
  }
  expect(count).toBeGreaterThan(650)
})

const MEASURE =
  /\d+(?:,\d+)? (?:[a-zµ]{1,3}[²³]?|[AVΩ])(?![\p{L}²³])(?: \d+ [a-z]{1,2}(?!\p{L}))*/gu

test('a measure copied from a question’s text is not right, in some lessons a day', () => {
  const copied = lessonsOfDay.flatMap(({ questions }) =>
    questions
      .flatMap(inDraws)
      .flatMap(({ text, body }) =>
        body.kind !== 'number' || body.unit === null
          ? []
          : (text.match(MEASURE) ?? [])
              .filter((measure) => !measure.endsWith(` ${body.unit}`) || / .* /.test(measure))
              .map((typed) => ({ text, typed, body })),
      ),
  )
  const right = copied.filter(
    ({ typed, body }) =>
      judgeAnswer(body, null, { kind: 'number', text: typed }).outcome === 'right',
  )
  expect(right.map(({ text }) => text)).toEqual([])
  expect(copied.length).toBeGreaterThan(20)
})

const digits = (max: number) => fc.nat({ max }).map(String)
const spelling = fc.oneof(
  fc.tuple(digits(99), digits(30)).map(([top, bottom]) => `${top}/${Number(bottom) + 1}`),
  fc.tuple(digits(9), digits(8)).map(([whole, top]) => `${whole} ${top}/9`),
  fc.tuple(digits(20_000), digits(99_999)).map(([whole, decimals]) => `${whole},${decimals}`),
  fc.tuple(digits(999), fc.nat({ max: 4 })).map(([number, zeros]) => '0'.repeat(zeros) + number),
  fc
    .tuple(digits(99), fc.nat({ max: 4 }))
    .map(([number, zeros]) => `${number},5${'0'.repeat(zeros)}`),
  digits(2_000_000_000),
)
const number = fc
  .record({
    written: fc.tuple(fc.constantFrom('', '-'), spelling).map((parts) => parts.join('')),
    tolerance: fc.constantFrom(rational(0n), rational(0n), rational(1n, 100n), rational(1n, 3n)),
    unit: fc.constantFrom(null, ...MEASUREMENT_UNITS.map(([, , symbol]) => symbol)),
  })
  .map(({ written, tolerance, unit }): QuestionBody => ({
    kind: 'number',
    unit,
    answers: [{ low: 0, high: 0, ...readKey(written, tolerance), weight: 100, feedback: null }],
  }))

test(
  'the shown keys of 10,000 generated questions of all kinds are judged right',
  { timeout: 120_000 },
  () => {
    // A generated text may be longer than a pupil may type.
    const isTypable = (body: QuestionBody) =>
      correctAnswersAsTyped(body).every(
        (answer) => !('text' in answer) || answer.text.length <= 200,
      )
    const bodies = fc.oneof(bodyArbitrary.filter(isTypable), number)
    fc.assert(fc.property(bodies, expectAccepted), { numRuns: 10_000 })
  },
)

test.each([
  ['1/3', '1/3'],
  ['-2 2/3', '−2 2/3'],
  ['007', '007'],
  ['1,50', '1,50'],
  ['1991', '1991'],
  ['1.991', '1991'],
  ['12345,50', '12\u00a0345,50'],
  ['10 000', '10\u00a0000'],
  ['0,30000000000000004', '0,30000000000000004'],
])('a key written as %s is shown as %s', (written, shown) => {
  const key = readKey(written)
  expect(key && shownKey(key)).toBe(shown)
})

const typed = (kind: 'short' | 'number', ...answers: object[]) =>
  ({
    kind,
    unit: null,
    answers: answers.map((one) => ({ weight: 100, feedback: null, ...one })),
  }) as QuestionBody

test('a key that a pupil can’t type is reported', () => {
  expect(keyFault(typed('short', { text: 'Zagreb' }))).toBeNull()
  expect(keyFault(typed('number', { low: 3, high: 3 }))).toBeNull()
  // Equal to a foreseen mistake.
  const mistaken = typed('short', { text: 'kuća', weight: 0 }, { text: ' kuća' })
  expect(keyFault(typed('number', { low: 3, high: 3, written: 'x' }))).toMatch(/^Odgovor „x”/)
  expect(keyFault(typed('short', { text: 'a'.repeat(201) }))).toMatch(/ne bi bio priznat/)
  expect(keyFault(mistaken)).toBeNull()
})
