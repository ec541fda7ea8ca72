import { answerHtml } from '@/components/quiz/answer-html'
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
