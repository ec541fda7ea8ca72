import { z } from 'zod'
import { DISTRESS_LEVELS } from '@/lib/people/distress/model'

/** Fields of a question shown to both sides. */
const askedShape = {
  _id: z.uuid(),
  /** Plain text, as the pupil wrote it. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  promisedAt: z.iso.datetime(),
  /** Null when the lesson is no longer shown. */
  lesson: z.object({ title: z.string(), gradeName: z.string(), path: z.string() }).nullable(),
  hasPicture: z.boolean(),
  isSeen: z.boolean(),
  answeredAt: z.iso.datetime().nullable(),
}

/** The lesson's question, and the pupil's answer to it. */
const contextShape = {
  /** HTML. */
  question: z.string().nullable(),
  /** Lines of HTML in the words of the question; empty without an answer. */
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

/** A question in the admins' lists, without the pupil's identity. */
export const questionInAdminListSchema = z.object({
  ...askedShape,
  /** The admin who is working on it. */
  takenBy: z.string().nullable(),
  isMine: z.boolean(),
  hasDraft: z.boolean(),
  answeredBy: z.string().nullable(),
  /** The child may need help: the question comes before others, and its parent may not read it. */
  distress: z.enum(DISTRESS_LEVELS).nullable(),
})
export type QuestionInAdminList = z.output<typeof questionInAdminListSchema>

/** A question as the answering admin sees it. */
export const questionForAdminSchema = questionInAdminListSchema.extend({
  ...contextShape,
  /** The question's id in the admin area, and its key as lines of HTML. */
  questionId: z.uuid().nullable(),
  key: z.array(z.string()),
  /** Whether a model can draft an answer. */
  canDraft: z.boolean(),
  /** Markdown. */
  draft: z.string(),
  answer: z.string().nullable(),
  /** The question's copy in the knowledge base. */
  knowledgeId: z.uuid().nullable(),
  /**
   * The parent's id where the law requires a report, which needs a name (decision 065); otherwise
   * null.
   */
  familyId: z.uuid().nullable(),
})
export type QuestionForAdmin = z.output<typeof questionForAdminSchema>

export const answerTemplateSchema = z.object({ _id: z.uuid(), name: z.string(), text: z.string() })
export type AnswerTemplate = z.output<typeof answerTemplateSchema>
