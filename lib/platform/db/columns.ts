import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  integer,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { v7 as uuidv7 } from 'uuid'

/** Primary key: a UUIDv7 made by the app, so ids sort by the time of creation. Sent as `_id`. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7)

/** The least id of those that are made at an instant, in milliseconds since 1970, or later. */
export const firstIdAt = (msecs: number) =>
  uuidv7({ msecs: Math.max(0, msecs), random: new Uint8Array(16), seq: 0 })

/** The id of a row that takes this one with it (`cascade`), or can't go before it (`restrict`). */
export const rowId = (name: string, key: () => AnyPgColumn, onDelete: 'cascade' | 'restrict') =>
  uuid(name).notNull().references(key, { onDelete })

/** The address word of a row: lowercase ASCII letters, digits and hyphens, unique in its table. */
export const slug = () => text().notNull().unique()

/** Position among siblings, from 1; rows are shown in this order. */
export const position = () => integer('position').notNull()

export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/** A Zagreb day such as `2026-11-20`. */
export const day = () => date({ mode: 'string' }).notNull()

/** When a row was made and last changed. */
export const changeTimes = () => ({ createdAt: createdAt(), updatedAt: updatedAt() })

/** Counts the changes of a row: who saves another one than they saw is told (lib/platform/admin/change). */
export const version = () =>
  integer('version')
    .notNull()
    .default(1)
    .$onUpdate(() => sql`version + 1`)

/**
 * The life of a record that pupils' work refers to: a draft until it is published, then shown; in the
 * bin it is kept for 30 days (decision 041).
 */
export const lifecycle = () => ({
  version: version(),
  isPublished: boolean('is_published').notNull().default(true),
  binnedAt: instant('binned_at'),
  isShown: boolean('is_shown')
    .notNull()
    .generatedAlwaysAs(sql`is_published and binned_at is null`),
})

/** Bytes, for what is small and soon gone; files belong into the store. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of a text as PostgreSQL searches them; made by the database from `source`. */
export const words = (name: string, source: SQL) => tsvector(name).generatedAlwaysAs(source)

/** Marks above and below letters, and đ, which is no d with a mark. */
const MARKS = String.raw`U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328'`

/** A text as `lib/platform/hr/fold` folds it. The collation `C` lowers plain letters, and quickly. */
export const folded = (source: SQL | AnyPgColumn) =>
  sql`lower(translate(normalize(${source}, nfkd), ${sql.raw(MARKS)}, 'dd') collate "C")`

/** A folded text that the database keeps for searching; `source` names columns of the row. */
export const searchText = (source: SQL) => text('search_text').generatedAlwaysAs(folded(source))

/** Length of a text in characters, both ends included. */
export const lengthCheck = (name: string, column: AnyPgColumn, min: number, max: number) =>
  check(
    name,
    sql`char_length(${column}) between ${sql.raw(String(min))} and ${sql.raw(String(max))}`,
  )

export const slugCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${column}) <= 120`)

export const positionCheck = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} between 1 and 100000`)

/** For a table of one row: it can't get a second one. */
export const oneRow = (name: string) => uniqueIndex(name).on(sql`(true)`)

/** Sorts text the Croatian way: c, č, ć, d, dž, đ, l, lj, n, nj (ICU collation of PostgreSQL). */
export const croatian = (column: AnyPgColumn) => sql`${column} collate "hr-x-icu"`
