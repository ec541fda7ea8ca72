import fc from 'fast-check'
import type { QuestionBody, SubmittedAnswer } from '@/lib/questions/model'

const text = fc.string({ unit: 'binary', maxLength: 30 })
const feedback = fc.option(text)
const weight = fc.integer({ min: 0, max: 100 })
const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const unit = fc.constantFrom(null, 'cm', 'm²', '°C', '%', '€', 'km/h')

const choices = fc
  .record({
    right: fc.nat(5),
    list: fc.array(fc.record({ text, feedback }), { minLength: 2, maxLength: 6 }),
  })
  .map(({ right, list }) =>
    list.map((choice, index) => ({ ...choice, weight: index === right % list.length ? 100 : 0 })),
  )

/** Bodies as an import lets them through: with a right answer. */
export const bodies: fc.Arbitrary<QuestionBody> = fc.oneof(
  choices.map((list) => ({ kind: 'single' as const, choices: list })),
  choices.map((list) => ({
    kind: 'several' as const,
    choices: list.map((choice) => ({ ...choice, weight: choice.weight || -50 })),
  })),
  fc.record({
    kind: fc.constant('true-false' as const),
    isTrue: fc.boolean(),
    wrongFeedback: feedback,
    rightFeedback: feedback,
  }),
  fc
    .record({
      right: text.filter((value) => value.trim() !== '' && value !== '*'),
      others: fc.array(fc.record({ text, weight: fc.nat(99), feedback }), { maxLength: 4 }),
    })
    .map(({ right, others }) => ({
      kind: 'short' as const,
      answers: [{ text: right, weight: 100, feedback: null }, ...others],
    })),
  fc
    .record({
      low: number,
      unit,
      others: fc.array(fc.record({ at: number, weight, feedback }), { maxLength: 4 }),
    })
    .map(({ low, unit: unitOfKey, others }) => ({
      kind: 'number' as const,
      unit: unitOfKey,
      answers: [
        { low, high: low, weight: 100, feedback: null },
        ...others.map(({ at, ...rest }) => ({ ...rest, low: at, high: at })),
      ],
    })),
  fc
    .record({
      pairs: fc.uniqueArray(fc.record({ left: text, right: text }), {
        minLength: 2,
        maxLength: 6,
        selector: ({ left }) => left,
      }),
      distractors: fc.array(text, { maxLength: 2 }),
    })
    .map((body) => ({ kind: 'matching' as const, ...body })),
  fc
    .uniqueArray(text, { minLength: 3, maxLength: 8 })
    .map((items) => ({ kind: 'ordering' as const, items })),
)

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc
    .array(fc.constantFrom(...'0123456789.,/-−+ ½cm²°%€h', 'min', 'kg', '\u00a0'), {
      maxLength: 30,
    })
    .map((pieces) => pieces.join('')),
)
const id = fc.oneof(fc.constantFrom(...'abcdefgh'), typed)

/** Answers as anyone may send them. */
export const answers: fc.Arbitrary<SubmittedAnswer> = fc.oneof(
  id.map((choice) => ({ kind: 'single' as const, choice })),
  fc.array(id, { maxLength: 8 }).map((list) => ({ kind: 'several' as const, choices: list })),
  fc.boolean().map((value) => ({ kind: 'true-false' as const, value })),
  typed.map((value) => ({ kind: 'short' as const, text: value })),
  typed.map((value) => ({ kind: 'number' as const, text: value })),
  fc.array(id, { maxLength: 8 }).map((order) => ({ kind: 'ordering' as const, order })),
  fc.dictionary(id, id, { maxKeys: 6 }).map((pairs) => ({ kind: 'matching' as const, pairs })),
)
