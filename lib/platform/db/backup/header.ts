import { z } from 'zod'

/** Raised when an older program could misread a newer file. Version 1 had no files. */
export const FORMAT_VERSION = 2

const migrationSchema = z.object({ hash: z.string(), createdAt: z.string() })
const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
})
const sequenceSchema = z.object({
  schema: z.string(),
  name: z.string(),
  /** The number it gives next, as text: it may have 64 bits. */
  next: z.string().regex(/^-?\d+$/),
})

/** First line of a backup (docs/operations.md, "Backup and restore"), in the order of the file. */
export const headerSchema = z.object({
  format: z.literal('iskra-backup'),
  version: z.int().min(1).max(FORMAT_VERSION),
  /** Version of the program that wrote it. */
  app: z.string(),
  createdAt: z.iso.datetime(),
  /** True when accounts with known passwords are inside: a restore warns of them. */
  mayHoldDemo: z.boolean(),
  /** What drizzle's journal says, oldest first. */
  migrations: z.array(migrationSchema),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Keys of uploaded files, which follow the tables. */
  files: z.array(z.string()).default([]),
})

export type BackupHeader = z.infer<typeof headerSchema>
export type Migration = z.infer<typeof migrationSchema>
/** A table with the columns that are copied; `rows` were counted in the backup's snapshot. */
export type BackupTable = z.infer<typeof tableSchema>
export type Sequence = z.infer<typeof sequenceSchema>

/** A backup or restore that can't be done; the message is the whole story for the person. */
export class BackupRefusal extends Error {}
