import type { Judged, QuestionBody, SubmittedAnswer } from '../model'
import { optionIdAt } from '../option-id'
import { judgeAnswer } from './judge'

/** Any answer that can be judged: what is right is said the same whatever was answered. */
const PROBES: { [Kind in QuestionBody['kind']]: SubmittedAnswer } = {
  single: { kind: 'single', choice: optionIdAt(0) },
  several: { kind: 'several', choices: [optionIdAt(0)] },
  'true-false': { kind: 'true-false', value: true },
  short: { kind: 'short', text: '?' },
  number: { kind: 'number', text: '0' },
  matching: { kind: 'matching', pairs: { [optionIdAt(0)]: optionIdAt(0) } },
}

/** What a question without an answer comes to: wrong, with the right answer and the explanation. */
export function judgeUnanswered(body: QuestionBody, explanation: string | null): Judged {
  const judgement = judgeAnswer(body, explanation, PROBES[body.kind])
  if (judgement.outcome === 'invalid') throw new Error(`No probe fits a question: ${body.kind}`)
  const { correct } = judgement
  // What is said of a statement that was judged wrongly is why it is true or false.
  const reason = body.kind === 'true-false' ? body.wrongFeedback : null
  const why = explanation ?? reason
  return {
    outcome: 'wrong',
    score: 0,
    hint: null,
    feedback: [],
    marks: {},
    correct,
    explanation: why,
  }
}
