import { v5 as uuidv5 } from 'uuid'
import { answerHtml } from '@/lib/questions/kinds/answers'
import type { NotePage } from '@/lib/notebook/model'
import type { Judged, PublicQuestion } from '@/lib/questions/model'
import { plainTextOfHtml } from './plain-text-of'

/** A judged question as a page of the notebook: what was asked, the right answer, and why. */
export function questionPage(question: PublicQuestion, judgement: Judged): NotePage {
  const right = answerHtml(question, judgement.correct).map(plainTextOfHtml).join('; ')
  const reason = judgement.explanation ? plainTextOfHtml(judgement.explanation) : ''
  const title = plainTextOfHtml(question.html).replace(/\s+/g, ' ')
  return {
    title: title || 'Pitanje',
    content: [right && `Točan odgovor: ${right}`, reason].filter(Boolean).join('\n\n'),
  }
}

/**
 * The name of a pupil's note of a question that the notebook does not know as one, such as that of a
 * fun quiz: the same one whenever it is sent, so it is noted once.
 */
export const noteIdOf = (pupilId: string, questionId: string) => uuidv5(pupilId, questionId)
