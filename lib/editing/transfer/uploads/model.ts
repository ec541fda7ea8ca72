import { z } from 'zod'
import type { LibraryKind } from '../import/schemas'
import { judgedSchema, publicQuestionSchema } from '@/lib/content/questions/model'

/** What becomes of a row: nothing, for one that is unchanged or refused. */
export const ROW_STATUSES = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** What an import brings; what holds others comes before them. */
export const UPLOADED_KINDS = [
  ...(['image', 'sound', 'literature', 'unit', 'lesson', 'question', 'card', 'check'] as const),
] as const
export type UploadedKind = (typeof UPLOADED_KINDS)[number]

/** What belongs to a library, not to a textbook. */
export const isLibraryKind = (kind: UploadedKind): kind is LibraryKind =>
  kind === 'image' || kind === 'sound'

export type Values = Record<string, unknown>

/** A record at its place: `before` is what is stored there, `after` what the file has. */
export type Planned = {
  kind: UploadedKind
  /** That of the stored record, or of the one that will be made. */
  id: string
  name: string
  before: Values | null
  after: Values
}

/** A record that is written; without `values` it goes: into the bin, where its table has one. */
export type Step = { kind: UploadedKind; id: string; values: Values | null }

const rowSchema = z.object({
  kind: z.enum(UPLOADED_KINDS),
  /** Of an archive. */
  file: z.string().nullable(),
  line: z.int(),
  name: z.string(),
  lesson: z.string().nullable(),
  status: z.enum(ROW_STATUSES),
  /** Why it is refused, what of it changes, or what it does not bring along. */
  reasons: z.array(z.string()),
})

const countsSchema = z.record(z.enum(ROW_STATUSES), z.int())
export type Counts = z.output<typeof countsSchema>

/** What an import would do, row by row. */
export const uploadReport = z.object({
  _id: z.uuid(),
  fileName: z.string(),
  format: z.string(),
  /** The textbook or lesson it goes to. */
  target: z.string(),
  /** A textbook comes with all that its archive has, or not at all. */
  isWhole: z.boolean(),
  counts: countsSchema,
  /** Sentences about all of it. */
  notes: z.array(z.string()),
  rows: z.array(rowSchema),
})
export type UploadReport = z.output<typeof uploadReport>
export type ReportRow = z.output<typeof rowSchema>

/** What was written, and how much of it pupils see. */
export const writtenSchema = z.object({ written: z.int(), shown: z.int() })
export type WrittenCounts = z.output<typeof writtenSchema>

/** How many were put back, and the names of those that were changed since and stay. */
export const undoneSchema = z.object({
  undone: z.int(),
  left: z.array(z.string()),
  notes: z.array(z.string()),
})
export type Undone = z.output<typeof undoneSchema>

/** An import of the last weeks. */
export const recentUpload = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  adminEmail: z.string(),
  fileName: z.string(),
  target: z.string(),
  counts: countsSchema,
  /** The day from which it can't be undone. */
  until: z.iso.datetime(),
  undone: undoneSchema.nullable(),
})
export type RecentUpload = z.output<typeof recentUpload>

/** A row as a pupil will see it, with its answer. */
export const rowPreview = z.object({
  question: publicQuestionSchema.nullable(),
  judged: judgedSchema.nullable(),
  card: z.object({ front: z.string(), back: z.string() }).nullable(),
})
export type RowPreview = z.output<typeof rowPreview>

/**
 * Largest file; how many an admin may have checked a day; how long a check can be written, and what
 * was written can be undone.
 */
export const UPLOAD_LIMITS = {
  bytes: 20_000_000,
  aDay: 200,
  keptMinutes: 60,
  keptDays: 30,
} as const
