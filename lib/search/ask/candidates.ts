import 'server-only'
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { quoted, termKey, titleKey } from '../index/vectors'
import type { DocumentKind } from '../model'
import type { Understood } from './understand'

/** Documents that are ranked: bounds the work of a query that fits most of them. */
export const MOST_CANDIDATES = 100

/** A part of a query as PostgreSQL reads it (`tsquery`), with keys made for where they are looked for. */
const oneOf = (keys: readonly string[], write: (key: string) => string) =>
  `(${keys.map(write).join(' | ')})`

const queryOf = ({ asked }: Understood, write: (key: string) => string, joint: string) =>
  asked.map(({ keys }) => oneOf(keys, write)).join(joint)

type Ask = {
  kind: DocumentKind
  understood: Understood
  /** The grade whose documents come first; null for none. */
  grade: number | null
}

/**
 * Ids of documents that have all words, with how well they fit (`rank`, the best first): all in the
 * title; of the own grade; a title that starts so; side by side; title before terms before names above.
 */
export function candidates({ kind, understood, grade }: Ask): SQL {
  if (understood.anyIn) return anyIn(understood.anyIn, kind, understood)
  const everywhere = queryOf(understood, quoted, ' & ')
  const title = queryOf(understood, (key) => quoted(titleKey(key)), ' & ')
  const titleHead = queryOf(understood, (key) => `${quoted(key)}:A`, ' & ')
  const any = queryOf(understood, quoted, ' | ')
  const phrase = queryOf(understood, quoted, ' <-> ')
  const start = `${understood.start.replace(/[\\%_]/g, '\\$&')}%`
  const all = sql`select id from search_documents where kind = ${sql.raw(`'${kind}'`)}`
  const limit = sql.raw(String(MOST_CANDIDATES))
  const ofGrade =
    grade === null
      ? sql``
      : sql`union (${all} and grade = ${grade} and words @@ ${everywhere}::tsquery limit ${limit})`
  return sql`
    select d.id, d.grade, array[
      (d.head @@ ${titleHead}::tsquery)::int,
      coalesce(d.grade = ${grade}::smallint, false)::int,
      (d.title like ${start})::int,
      (d.head @@ ${phrase}::tsquery)::int,
      floor(10 * ts_rank('{0, 0.1, 0.4, 1}', d.head, ${any}::tsquery))::int
    ] as rank
    from (
      (${all} and title like ${start} order by title using ~<~ limit ${limit})
      union (${all} and words @@ ${title}::tsquery limit ${limit})
      ${ofGrade}
      union (${all} and words @@ ${everywhere}::tsquery limit ${limit})
    ) found join search_documents d on d.kind = ${sql.raw(`'${kind}'`)} and d.id = found.id`
}

/** How well a question's document fits a text, any of its words counting: 0 to 1, for `order by`. */
export const fitOfQuestion = (id: SQL | AnyColumn, understood: Understood): SQL => sql`coalesce((
  select ts_rank('{0, 0.1, 0.4, 1}', head, ${queryOf(understood, quoted, ' | ')}::tsquery)
  from search_documents d where d.kind = 'question' and d.id = ${id}), 0)`

const KEY_IN = { title: titleKey, terms: termKey } as const

/** Titles or terms with any of the words: those with most of them first. */
function anyIn(place: keyof typeof KEY_IN, kind: DocumentKind, understood: Understood): SQL {
  const there = queryOf(understood, (key) => quoted(KEY_IN[place](key)), ' | ')
  const any = queryOf(understood, quoted, ' | ')
  return sql`
    select id, grade, array[floor(10 * ts_rank('{0, 0.1, 0.4, 1}', head, ${any}::tsquery))::int] as rank
    from search_documents
    where kind = ${sql.raw(`'${kind}'`)} and words @@ ${there}::tsquery
    limit ${sql.raw(String(MOST_CANDIDATES))}`
}
