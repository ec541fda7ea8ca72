import { describe, expect, test } from 'vitest'
import {
  answerHtml,
  hintUnder,
  isSubmittedAnswer,
  isComplete,
  isEmpty,
  rightAnswerHeading,
} from '@/lib/content/questions/kinds/answers'
import {
  correctAnswer,
  judgeAnswer,
  plausibleWrongAnswer,
} from '@/lib/content/questions/kinds/judges'
import {
  QUESTION_KINDS,
  submittedAnswerSchema,
  toPublicQuestion,
} from '@/lib/content/questions/model'
import { SAMPLES } from '../../../support/kinds'

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
    expect(isComplete(question, other)).toBe(false)
    expect(isComplete(question, undefined)).toBe(false)
  })

  test('only a whole answer is complete, and a cleared one is empty', () => {
    expect([isComplete(question, right), isEmpty(right)]).toEqual([true, false])
    for (const part of parts) expect(isComplete(question, part)).toBe(false)
    if (empty) expect([isComplete(question, empty), isEmpty(empty)]).toEqual([false, true])
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
    expect(answerHtml(question, correctAnswer(body))).toEqual(words)
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
  expect(hintUnder({ kind: 'several', html })).toBe(hint)
})
