import { z } from 'zod'
import { judgedSchema, publicQuestionSchema, type QuestionBody } from '@/lib/questions/model'

/** What becomes of a row: nothing, for one that is unchanged or refused. */
export const ROW_STATUSES = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** What of a question an import writes. */
export type QuestionValues = {
  text: string
  body: QuestionBody
  explanation: string | null
  isBonus: boolean
  isInKnowledgeBase: boolean
  numbers: string | null
  calculation: string | null
  isPublished: boolean
}
type CardValues = { back: string }

/** A question or card at its place; `before` is what is stored there. */
export type PlannedQuestion = {
  kind: 'question'
  lessonId: string
  key: string
  before: QuestionValues | null
  after: QuestionValues
}
export type PlannedCard = {
  kind: 'card'
  lessonId: string
  key: string
  before: CardValues | null
  after: CardValues
}
export type Planned = PlannedQuestion | PlannedCard

/** Rows by their number in the report; only new and changed ones are written. */
export type Plan = { rows: { status: RowStatus; planned: Planned | null }[] }

/** What was written under which id. */
export type Written = { id: string; planned: Planned }

const rowSchema = z.object({
  line: z.int(),
  name: z.string(),
  lesson: z.string().nullable(),
  status: z.enum(ROW_STATUSES),
  /** Why it is refused, or what it does not bring along. */
  reasons: z.array(z.string()),
})

/** What an import would do, row by row. */
export const uploadReport = z.object({
  _id: z.uuid(),
  fileName: z.string(),
  format: z.string(),
  counts: z.record(z.enum(ROW_STATUSES), z.int()),
  rows: z.array(rowSchema),
})
export type UploadReport = z.output<typeof uploadReport>
export type ReportRow = z.output<typeof rowSchema>

/** A row as a pupil will see it, with its answer. */
export const rowPreview = z.object({
  question: publicQuestionSchema.nullable(),
  judged: judgedSchema.nullable(),
  card: z.object({ front: z.string(), back: z.string() }).nullable(),
})
export type RowPreview = z.output<typeof rowPreview>

/** Largest file, and how many an admin may have checked a day. */
export const UPLOAD_LIMITS = { bytes: 20_000_000, aDay: 200, keptMinutes: 60 } as const
