import { v5 as uuidv5 } from 'uuid'
import { answerHtmlLines } from '@/lib/content/questions/kinds/answers'
import type { NoteText, NoteSource } from '@/lib/learning/notebook/model'
import type { Judged, PublicQuestion } from '@/lib/content/questions/model'
import { withoutPraise } from '@/lib/content/questions/without-repeated-verdict'
import { pictureTextsOfHtml, plainTextOfHtml } from './plain-text-of'
import { sendNote } from './send-note'

/** A judged question to be saved in the notebook. */
export type QuestionToSave = {
  question: PublicQuestion
  judgement: Judged
  source: Extract<NoteSource, 'kwiz' | 'test'>
  /** False for a question of a fun quiz: the notebook keeps it as a page, since it has no lesson. */
  isOfLesson?: boolean
}

/** A judged question as a notebook page: question, right answer and explanation. */
export function questionNoteText(question: PublicQuestion, judgement: Judged): NoteText {
  const right = answerHtmlLines(question, judgement.correct).map(plainTextOfHtml).join('; ')
  const reasons = (judgement.whyRight ?? []).map(
    ({ choice, reason }) => nameOf(question, choice) + withoutPraise(reason),
  )
  const reason = [...reasons, judgement.explanation ?? ''].map(plainTextOfHtml).join('\n\n').trim()
  const title = plainTextOfHtml(question.html).replace(/\s+/g, ' ')
  const picture = question.kind === 'spot' ? question.picture : ''
  const seen = pictureTextsOfHtml(question.html + picture).map((text) => `Na slici: ${text}`)
  return {
    title: title || 'Pitanje',
    content: [...seen, right && `Točan odgovor: ${right}`, reason].filter(Boolean).join('\n\n'),
  }
}

/** What a reason is about, where several are; the only right option is the answer itself. */
function nameOf(question: PublicQuestion, id: string): string {
  const item = question.kind === 'groups' && question.items.find((one) => one.id === id)
  return item ? `${item.html}: ` : ''
}

/**
 * Adds a judged question to a pupil's notebook. A fun quiz question is unknown to the server's
 * notebook, so its note gets an id derived from the question: sent twice, it is one note. Resolves
 * with a message on failure.
 */
export const addQuestionNote = (pupilId: string, about: QuestionToSave): Promise<string | null> => {
  const { question, judgement, source, isOfLesson = true } = about
  const { _id } = question
  const key = isOfLesson ? { questionID: _id } : { _id: uuidv5(pupilId, _id) }
  return sendNote(pupilId, { ...key, source, page: questionNoteText(question, judgement) })
}
