import { z } from 'zod'
import { DISTRESS_LEVELS } from '@/lib/people/distress/model'

/** What both sides see of a question. */
const askedShape = {
  _id: z.uuid(),
  /** Plain text, as the pupil wrote it. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  promisedAt: z.iso.datetime(),
  /** Null when it is no longer shown. */
  lesson: z.object({ title: z.string(), gradeName: z.string(), path: z.string() }).nullable(),
  hasPicture: z.boolean(),
  isSeen: z.boolean(),
  answeredAt: z.iso.datetime().nullable(),
}

/** The question of a lesson that it is about, and how the pupil answered it. */
const contextShape = {
  /** HTML. */
  question: z.string().nullable(),
  /** Lines of HTML in the words of the question; none where it was not answered. */
  ownAnswer: z.array(z.string()),
  outcome: z.enum(['right', 'spelling', 'partly', 'wrong']).nullable(),
}

/** A question as its pupil and parent see it. */
export const ownQuestionSchema = z.object({
  ...askedShape,
  ...contextShape,
  /** HTML of the answer. */
  answer: z.string().nullable(),
})
export type OwnQuestion = z.output<typeof ownQuestionSchema>

/** A question in the lists of admins: nothing says whose it is. */
export const listedQuestionSchema = z.object({
  ...askedShape,
  /** The admin who works on it now. */
  takenBy: z.string().nullable(),
  isMine: z.boolean(),
  hasDraft: z.boolean(),
  answeredBy: z.string().nullable(),
  /** The child may need help: it goes before others, and is not the parent's to read. */
  distress: z.enum(DISTRESS_LEVELS).nullable(),
})
export type ListedQuestion = z.output<typeof listedQuestionSchema>

/** A question as the admin who answers it sees it. */
export const openedQuestionSchema = listedQuestionSchema.extend({
  ...contextShape,
  /** The question's id in the admin area, and its key, as lines of HTML. */
  questionId: z.uuid().nullable(),
  key: z.array(z.string()),
  /** A model can draft an answer. */
  canDraft: z.boolean(),
  /** Markdown. */
  draft: z.string(),
  answer: z.string().nullable(),
  /** Its question in the knowledge base. */
  knowledgeId: z.uuid().nullable(),
  /** The parent's id where the law asks for a report, which needs a name (decision 065); else null. */
  familyId: z.uuid().nullable(),
})
export type OpenedQuestion = z.output<typeof openedQuestionSchema>

export const templateSchema = z.object({ _id: z.uuid(), name: z.string(), text: z.string() })
export type Template = z.output<typeof templateSchema>
