import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '@/lib/platform/db/columns'
import type { StoredType } from './model'

/** Files in the store that records refer to. What no record names is swept (lib/platform/files/sweep). */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    type: text().$type<StoredType>().notNull(),
    bytes: integer().notNull(),
    /** In pixels, of an image. */
    width: integer(),
    height: integer(),
    /** Keys of files that were made of it: its sizes. */
    derived: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The pupil whose private picture it is: it goes with the account. No key, so that it is found. */
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
