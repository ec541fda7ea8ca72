import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
import { IMAGE_LIMITS, type Crop } from './model'

/** The image library. Each image is served at `/slike/{slug}`, whichever file is behind it. */
export const images = pgTable(
  'images',
  {
    id: id(),
    version: version(),
    slug: slug(),
    name: text().notNull(),
    alt: text().notNull(),
    /** The whole picture, without metadata. */
    fileId: foreignKeyColumn('file_id', () => storedFiles.id, 'restrict'),
    /** The visible section; null for the whole picture. */
    crop: jsonb().$type<Crop>(),
    /** Dimensions of the visible section, in pixels. */
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
    index('images_by_name').on(croatianOrderSql(t.name), t.id),
    index('images_by_file').on(t.fileId),
  ],
)
