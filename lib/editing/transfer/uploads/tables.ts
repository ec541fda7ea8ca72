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
import { bytea, createdAt, id, instant, rowId } from '@/lib/platform/db/columns'
import type { StoredType } from '@/lib/platform/files/model'
import type { Counts, Planned, RowStatus, Undone } from './model'

/** Files that admins have had checked, and what became of them (lib/editing/transfer/uploads/recent). */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** The textbook or lesson it goes to. */
    target: text().notNull(),
    /** Written with all of its rows, or not at all. */
    isWhole: boolean('is_whole').notNull(),
    /** Of the rows of the file. */
    counts: jsonb().$type<Counts>().notNull(),
    /** How much pupils saw when it was written. */
    shown: integer(),
    writtenAt: instant('written_at'),
    undone: jsonb().$type<Undone>(),
    createdAt: createdAt(),
  },
  (t) => [index('uploads_by_admin').on(t.adminId), index('uploads_by_age').on(t.createdAt)],
)

/** Files that an upload brings for the libraries, until it is written. */
export const uploadFiles = pgTable(
  'upload_files',
  {
    fileId: uuid('file_id').primaryKey(),
    uploadId: rowId('upload_id', () => uploads.id, 'cascade'),
    content: bytea().notNull(),
    type: text().$type<StoredType>().notNull().default('image/webp'),
    /** In pixels, of an image. */
    width: integer(),
    height: integer(),
  },
  (t) => [index('upload_files_by_upload').on(t.uploadId)],
)

/** What a check has planned, by the number of the row; after the import only what it wrote. */
export const uploadRows = pgTable(
  'upload_rows',
  {
    uploadId: rowId('upload_id', () => uploads.id, 'cascade'),
    row: integer().notNull(),
    status: text().$type<RowStatus>().notNull(),
    planned: jsonb().$type<Planned>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.row] })],
)
