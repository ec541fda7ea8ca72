import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  id,
  lengthCheck,
  foreignKeyColumn,
  searchText,
  version,
} from '@/lib/platform/db/columns'
import { storedFiles } from '@/lib/platform/files/tables'
import { PDF_LIMITS } from './model'

/** Uploaded PDF documents, with their names prepared for search. */
export const pdfs = pgTable(
  'pdfs',
  {
    id: id(),
    version: version(),
    name: text().notNull(),
    fileId: foreignKeyColumn('file_id', () => storedFiles.id, 'restrict'),
    /** A picture of the first page. */
    thumbnailId: foreignKeyColumn('thumbnail_id', () => storedFiles.id, 'restrict'),
    pages: integer().notNull(),
    /** The text of its pages, up to the maximum length. */
    text: text().notNull(),
    searchText: searchText(sql`name`),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('pdfs_name', t.name, 1, PDF_LIMITS.name),
    lengthCheck('pdfs_text', t.text, 0, PDF_LIMITS.text),
    check('pdfs_pages', sql`${t.pages} > 0`),
    index('pdfs_by_file').on(t.fileId),
    index('pdfs_by_thumbnail').on(t.thumbnailId),
  ],
)
