import type { QuestionBody, SubmittedAnswer } from '../model'
import { correctAnswer, judgeAnswer } from './judges'

/** The right answer as a pupil would type it from the screen; for a range, both of its ends. */
export function correctAnswersAsTyped(body: QuestionBody): SubmittedAnswer[] {
  const correct = correctAnswer(body)
  if (correct.kind !== 'number') return [correct]
  const [, ...ends] = /^od (.+) do (.+)$/.exec(correct.text) ?? []
  return (ends.length ? ends : [correct.text]).map((text) => ({ kind: 'number', text }))
}

/** A sentence when the key, typed by a pupil as shown, would not be accepted; else null. */
export function keyFault(body: QuestionBody): string | null {
  if (body.kind === 'gaps') return body.gaps.map(keyFault).find(Boolean) ?? null
  if (body.kind !== 'short' && body.kind !== 'number') return null
  const refused = correctAnswersAsTyped(body).find(
    (answer) => judgeAnswer(body, null, answer).outcome !== 'right',
  )
  if (!refused || !('text' in refused)) return null
  return `Odgovor „${refused.text}” ne bi bio priznat učeniku koji ga tako upiše. Napiši ga drukčije.`
}
