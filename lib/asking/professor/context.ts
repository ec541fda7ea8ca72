import 'server-only'
import type { JudgedOutcome } from '@/lib/learning/answers/model'
import { textRenderer } from '@/lib/content/media/render-texts'
import { answerHtmlLines, answerPictureHtml } from '@/lib/content/questions/kinds/answers'
import { correctAnswer } from '@/lib/content/questions/kinds/judges'
import {
  type StoredQuestion,
  type SubmittedAnswer,
  toPublicQuestion,
} from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'

type About = {
  question: StoredQuestion | null
  attempt: string | null
  ownAnswer: SubmittedAnswer | null
  outcome: JudgedOutcome | null
}

/** The lesson's question that the pupil asks about, as the pupil saw it, and its key for admins. */
export async function contextOf({ question: stored, attempt, ownAnswer, outcome }: About) {
  if (!stored) return { question: null, ownAnswer: [], outcome, key: [] }
  const question = withDrawnNumbers(stored, attempt)
  const shown = toPublicQuestion(question, await textRenderer(stored))
  return {
    question: shown.html + answerPictureHtml(shown),
    // An option deleted since then has no text.
    ownAnswer: ownAnswer ? answerHtmlLines(shown, ownAnswer).filter(Boolean) : [],
    outcome,
    key: answerHtmlLines(shown, correctAnswer(question.body)),
  }
}
