import { z } from 'zod'
import type { LibraryKind } from '../import/schemas'
import { judgedSchema, publicQuestionSchema } from '@/lib/content/questions/model'

/** An import's effect on a row; unchanged and refused rows are not written. */
export const ROW_STATUSES = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** Kinds of imported records, parents before children. */
export const UPLOADED_KINDS = [
  ...(['image', 'sound', 'literature', 'unit', 'lesson', 'question', 'card', 'check'] as const),
] as const
export type UploadedKind = (typeof UPLOADED_KINDS)[number]

/** True for kinds that belong to a library, not to a textbook. */
export const isLibraryKind = (kind: UploadedKind): kind is LibraryKind =>
  kind === 'image' || kind === 'sound'

export type RecordValues = Record<string, unknown>

/** A planned write: `before` are the stored values, `after` those of the file. */
export type PlannedWrite = {
  kind: UploadedKind
  /** The stored record's id, or the id of the record to be created. */
  id: string
  name: string
  before: RecordValues | null
  after: RecordValues
}

/** A record to write. Without `values` it is put into the bin, or deleted if its table has none. */
export type WriteStep = { kind: UploadedKind; id: string; values: RecordValues | null }

const rowSchema = z.object({
  kind: z.enum(UPLOADED_KINDS),
  /** The file's path within an archive. */
  file: z.string().nullable(),
  line: z.int(),
  name: z.string(),
  lesson: z.string().nullable(),
  status: z.enum(ROW_STATUSES),
  /** Reasons for refusal, changed values, or parts that are not imported. */
  reasons: z.array(z.string()),
})

const countsSchema = z.record(z.enum(ROW_STATUSES), z.int())
export type StatusCounts = z.output<typeof countsSchema>

/** What an import would do, row by row. */
export const uploadReportSchema = z.object({
  _id: z.uuid(),
  fileName: z.string(),
  format: z.string(),
  /** The target textbook or lesson. */
  target: z.string(),
  /** Textbooks are imported completely or not at all. */
  isWhole: z.boolean(),
  counts: countsSchema,
  /** Notes about the whole upload. */
  notes: z.array(z.string()),
  rows: z.array(rowSchema),
})
export type UploadReport = z.output<typeof uploadReportSchema>
export type ReportRow = z.output<typeof rowSchema>

/** Numbers of written records and of those that pupils see. */
export const writtenSchema = z.object({ written: z.int(), shown: z.int() })
export type WrittenCounts = z.output<typeof writtenSchema>

/** The number of reverted records, and the names of those that changed since and stay. */
export const undoneSchema = z.object({
  undone: z.int(),
  left: z.array(z.string()),
  notes: z.array(z.string()),
})
export type UndoResult = z.output<typeof undoneSchema>

/** An import of the last weeks. */
export const recentUploadSchema = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  adminEmail: z.string(),
  fileName: z.string(),
  target: z.string(),
  counts: countsSchema,
  /** The last day of undo. */
  until: z.iso.datetime(),
  undone: undoneSchema.nullable(),
})
export type RecentUpload = z.output<typeof recentUploadSchema>

/** A row as pupils will see it, with its answer. */
export const rowPreviewSchema = z.object({
  question: publicQuestionSchema.nullable(),
  judged: judgedSchema.nullable(),
  card: z.object({ front: z.string(), back: z.string() }).nullable(),
})
export type RowPreview = z.output<typeof rowPreviewSchema>

/**
 * Largest file, checks per admin and day, how long a checked file can be imported, and how long an
 * import can be undone.
 */
export const UPLOAD_LIMITS = {
  bytes: 20_000_000,
  aDay: 200,
  keptMinutes: 60,
  keptDays: 30,
} as const
