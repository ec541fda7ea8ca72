import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  croatian,
  id,
  lengthCheck,
  rowId,
  searchText,
  slug,
  slugCheck,
  version,
} from '@/lib/platform/db/columns'
import { storedFiles } from '@/lib/platform/files/tables'
import { IMAGE_LIMITS, type Crop } from './model'

/** The image library: each is served at `/slike/{slug}`, whatever file is behind it. */
export const images = pgTable(
  'images',
  {
    id: id(),
    version: version(),
    slug: slug(),
    name: text().notNull(),
    alt: text().notNull(),
    /** The whole picture, without metadata. */
    fileId: rowId('file_id', () => storedFiles.id, 'restrict'),
    /** What of it is shown; null for all. */
    crop: jsonb().$type<Crop>(),
    /** In pixels, of what is shown. */
    width: integer().notNull(),
    height: integer().notNull(),
    searchText: searchText(sql`name || ' ' || alt || ' ' || slug`),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('images_slug', t.slug),
    lengthCheck('images_name', t.name, 1, IMAGE_LIMITS.name),
    lengthCheck('images_alt', t.alt, 1, IMAGE_LIMITS.alt),
    check('images_size', sql`${t.width} > 0 and ${t.height} > 0`),
    index('images_by_name').on(croatian(t.name), t.id),
    index('images_by_file').on(t.fileId),
  ],
)
