import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '@/lib/platform/db/columns'
import type { StoredType } from './model'

/**
 * Files in the store that records refer to. Files without a record are swept
 * (lib/platform/files/sweep).
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    type: text().$type<StoredType>().notNull(),
    bytes: integer().notNull(),
    /** Dimensions of an image, in pixels. */
    width: integer(),
    height: integer(),
    /** Keys of derived files, such as an image's sizes. */
    derived: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /**
     * The pupil who owns a private picture, which is deleted with the account. Not a foreign key,
     * so that the row stays until the sweep has deleted the file.
     */
    ownerId: uuid('owner_id'),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'stored_files_type',
      sql`${t.type} in ('image/webp', 'application/pdf', 'audio/mpeg', 'audio/mp4')`,
    ),
    index('stored_files_by_time').on(t.createdAt),
    index('stored_files_by_owner')
      .on(t.ownerId)
      .where(sql`owner_id is not null`),
  ],
)
