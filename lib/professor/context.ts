import 'server-only'
import type { AnswerOutcome } from '@/lib/answers/model'
import { textRenderer } from '@/lib/sounds/in-texts'
import { answerHtml } from '@/lib/questions/kinds/answers'
import { correctAnswer } from '@/lib/questions/kinds/judges'
import { type StoredQuestion, type SubmittedAnswer, toPublicQuestion } from '@/lib/questions/model'
import { drawn } from '@/lib/questions/numbers/drawn'

type About = {
  question: StoredQuestion | null
  attempt: string | null
  ownAnswer: SubmittedAnswer | null
  outcome: AnswerOutcome | null
}

/** The question of a lesson that is asked about, as its pupil had it, and the key for admins. */
export async function contextOf({ question: stored, attempt, ownAnswer, outcome }: About) {
  if (!stored) return { question: null, ownAnswer: [], outcome, key: [] }
  const question = drawn(stored, attempt)
  const shown = toPublicQuestion(question, await textRenderer(stored))
  return {
    question: shown.html,
    // An option that was deleted since has no words.
    ownAnswer: ownAnswer ? answerHtml(shown, ownAnswer).filter(Boolean) : [],
    outcome,
    key: answerHtml(shown, correctAnswer(question.body)),
  }
}
