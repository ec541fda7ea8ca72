import { z } from 'zod'

/** Raised whenever an older program could misread a newer file. Version 1 had no files. */
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
  /** Next number of the sequence, as text because it may have 64 bits. */
  next: z.string().regex(/^-?\d+$/),
})

/**
 * The first line of a backup (docs/operations.md, "Backup and restore"), in the order of the file.
 */
export const headerSchema = z.object({
  format: z.literal('iskra-backup'),
  version: z.int().min(1).max(FORMAT_VERSION),
  /** Version of the program that wrote the backup. */
  app: z.string(),
  createdAt: z.iso.datetime(),
  /** True when the backup may contain accounts with known passwords; a restore warns about them. */
  mayHoldDemo: z.boolean(),
  /** The rows of drizzle's journal, oldest first. */
  migrations: z.array(migrationSchema),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Keys of the uploaded files, which follow the tables. */
  files: z.array(z.string()).default([]),
})

export type BackupHeader = z.infer<typeof headerSchema>
export type Migration = z.infer<typeof migrationSchema>
/** A table with its copied columns; `rows` were counted in the backup's snapshot. */
export type BackupTable = z.infer<typeof tableSchema>
export type Sequence = z.infer<typeof sequenceSchema>

/**
 * A backup or restore that can't be done; the message contains everything the user needs to know.
 */
export class BackupRefusal extends Error {}
