import 'server-only'
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  croatianOrderSql,
  id,
  lengthCheck,
  foreignKeyColumn,
  searchText,
  slug,
  slugCheck,
  version,
} from '@/lib/platform/db/columns'
import { storedFiles } from '@/lib/platform/files/tables'
import { SOUND_LIMITS } from './model'

/** The library of recordings. Each is served at `/snimke/{slug}`, whichever file is behind it. */
export const sounds = pgTable(
  'sounds',
  {
    id: id(),
    version: version(),
    slug: slug(),
    name: text().notNull(),
    /** Description of the sound, the accessible name of its player. */
    alt: text().notNull(),
    /** The recording, without metadata. */
    fileId: foreignKeyColumn('file_id', () => storedFiles.id, 'restrict'),
    searchText: searchText(sql`name || ' ' || alt || ' ' || slug`),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('sounds_slug', t.slug),
    lengthCheck('sounds_name', t.name, 1, SOUND_LIMITS.name),
    lengthCheck('sounds_alt', t.alt, 1, SOUND_LIMITS.alt),
    index('sounds_by_name').on(croatianOrderSql(t.name), t.id),
    index('sounds_by_file').on(t.fileId),
  ],
)
