import { describe, expect, test } from 'vitest'
import {
  answerHtmlLines,
  answerInstruction,
  isSubmittedAnswer,
  isCompleteAnswer,
  isEmpty,
  rightAnswerHeading,
} from '@/lib/content/questions/kinds/answers'
import {
  correctAnswer,
  isAnswerOf,
  judgeAnswer,
  judgeFinalAnswer,
  judgeUnanswered,
  plausibleWrongAnswer,
} from '@/lib/content/questions/kinds/judges'
import {
  QUESTION_KINDS,
  submittedAnswerSchema,
  toPublicQuestion,
} from '@/lib/content/questions/model'
import { fillBody } from '@/lib/content/questions/kinds/bodies'
import { textsOf } from '@/lib/content/questions/texts'
import { SAMPLES } from '../../../support/kinds'

/** Words of a body that are not its texts: its kind and its unit. */
const isLiteral = (text: string, unit: string | null) =>
  text === unit || [...QUESTION_KINDS].some((kind) => kind === text)

const ID = '0199a2f0-0000-7000-8000-000000000000'

describe.each(QUESTION_KINDS)('%s', (kind) => {
  const { body, right, parts, empty, malformed, lines } = SAMPLES[kind]
  const head = { id: ID, slug: 'pitanje', text: 'Pitanje?', explanation: null, isBonus: false }
  const question = toPublicQuestion({ ...head, body, isDrawn: false }, (text) => text)

  test('the key is judged right, a mistake is not, and an answer of another kind is not judged', () => {
    expect(judgeAnswer(body, null, right)).toMatchObject({ outcome: 'right', score: 1 })
    expect(judgeAnswer(body, null, plausibleWrongAnswer(body)).outcome).toBe('wrong')
    const other = SAMPLES[kind === 'short' ? 'single' : 'short'].right
    expect(judgeAnswer(body, null, other)).toMatchObject({
      outcome: 'invalid',
      message: 'Odgovor ne pripada ovoj vrsti pitanja.',
    })
    expect(isCompleteAnswer(question, other)).toBe(false)
    expect(isCompleteAnswer(question, undefined)).toBe(false)
  })

  test('an answer belongs to questions of its kind that have the chosen options', () => {
    const other = SAMPLES[kind === 'short' ? 'single' : 'short']
    expect(isAnswerOf(body, right)).toBe(true)
    expect(isAnswerOf(other.body, right)).toBe(false)
    expect(isAnswerOf(body, { kind: 'ne-znam' })).toBe(true)
  })

  test('a final answer of another kind stays unjudged', () => {
    const other = SAMPLES[kind === 'gaps' ? 'short' : 'gaps']
    expect(judgeFinalAnswer(body, null, other.right).outcome).toBe('invalid')
    expect(judgeFinalAnswer(other.body, null, right).outcome).toBe('invalid')
    expect(judgeFinalAnswer(body, null, right).outcome).toBe('right')
  })

  test('left unanswered it is wrong, and says the key and why', () => {
    const reason = 'wrongFeedback' in body ? body.wrongFeedback : null
    expect(judgeUnanswered(body, 'Zato.')).toMatchObject({
      ...{ outcome: 'wrong', score: 0, explanation: 'Zato.', correct: correctAnswer(body) },
      marks: {},
    })
    expect(judgeUnanswered(body, null).explanation).toBe(reason)
  })

  test('changing numbers are filled into each of its texts, and into nothing else', () => {
    const filled = fillBody(body, { text: (text) => `${text} 7`, value: () => 7 })
    // Keys that are numbers have no text.
    const texts = (one: typeof body) => textsOf(one).filter((text) => !/^[\d ,/]+$/.test(text))
    expect(filled.kind).toBe(kind)
    const unit = 'unit' in body ? body.unit : null
    expect(texts(filled)).toEqual(
      texts(body).map((text) => (isLiteral(text, unit) ? text : `${text} 7`)),
    )
  })

  test('only a whole answer is complete, and a cleared one is empty', () => {
    expect([isCompleteAnswer(question, right), isEmpty(right)]).toEqual([true, false])
    for (const part of parts) expect(isCompleteAnswer(question, part)).toBe(false)
    if (empty) expect([isCompleteAnswer(question, empty), isEmpty(empty)]).toEqual([false, true])
  })

  test('browser and server accept a stored answer and refuse a malformed one', () => {
    for (const [value, fits] of [
      [right, true],
      [{ kind, ...malformed }, false],
      [{ kind }, false],
    ] as const) {
      expect(isSubmittedAnswer(JSON.parse(JSON.stringify(value)))).toBe(fits)
      expect(submittedAnswerSchema.safeParse(value).success).toBe(fits)
    }
  })

  test('the right answer is given in the words of the question', () => {
    const [title, ...words] = lines
    expect(rightAnswerHeading(kind)).toBe(title)
    expect(answerHtmlLines(question, correctAnswer(body))).toEqual(words)
  })
})

test.each([null, 'kuća', [], {}, { kind: 'essay', text: '' }, { kind: 'toString' }])(
  '%j is no answer',
  (value) => expect(isSubmittedAnswer(value)).toBe(false),
)

test.each([
  ['<p>Koji su brojevi prosti? Označi sve.</p>', null],
  ['<p>Odaberi sve što pliva.</p>', null],
  ['<p>Tko je odabrao svečanu odjeću?</p>', 'Odaberi sve točne odgovore.'],
  ['<p>Koji su brojevi prosti?</p>', 'Odaberi sve točne odgovore.'],
])('under „%s” the hint repeats nothing', (html, hint) => {
  expect(answerInstruction({ kind: 'several', html })).toBe(hint)
})
