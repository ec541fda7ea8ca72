import 'server-only'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { admins } from '@/lib/platform/admin/tables'
import { bytea, createdAt, id, instant, foreignKeyColumn } from '@/lib/platform/db/columns'
import type { StoredType } from '@/lib/platform/files/model'
import type { StatusCounts, PlannedWrite, RowStatus, UndoResult } from './model'

/** Files checked by admins and their outcome (lib/editing/transfer/uploads/recent). */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** The name of the target textbook or lesson, as the report shows it; empty without one. */
    target: text().notNull(),
    /** Written completely or not at all. */
    isWhole: boolean('is_whole').notNull(),
    /** Numbers of the file's rows by status. */
    counts: jsonb().$type<StatusCounts>().notNull(),
    /** Number of records that pupils saw right after the import. */
    shown: integer(),
    writtenAt: instant('written_at'),
    undone: jsonb().$type<UndoResult>(),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_by_admin').on(t.adminId), index('uploads_by_age').on(t.createdAt)],
)

/** An upload's library files, until it is written. */
export const uploadFiles = pgTable(
  'upload_files',
  {
    fileId: uuid('file_id').primaryKey(),
    uploadId: foreignKeyColumn('upload_id', () => uploads.id, 'cascade'),
    content: bytea().notNull(),
    type: text().$type<StoredType>().notNull().default('image/webp'),
    /** In pixels; only for images. */
    width: integer(),
    height: integer(),
  },
  (t) => [index('upload_files_by_upload').on(t.uploadId)],
)

/** Planned writes by row number. After the import, only the rows it wrote. */
export const uploadRows = pgTable(
  'upload_rows',
  {
    uploadId: foreignKeyColumn('upload_id', () => uploads.id, 'cascade'),
    row: integer().notNull(),
    status: text().$type<RowStatus>().notNull(),
    planned: jsonb().$type<PlannedWrite>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.row] })],
)
