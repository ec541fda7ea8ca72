import 'server-only'
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { quoted, titleKey } from '../index/vectors'
import type { DocumentKind } from '../model'
import {
  fitOfHead,
  fitOfNearness,
  fitOfText,
  isSure,
  neededOf,
  queryOf,
  startsLike,
  toldBy,
} from './fit'
import type { Understood } from './understand'

/** Documents of each way that are ranked: bounds the work of a query that fits most of them. */
export const MOST_CANDIDATES = 100

/** Documents whose texts are looked into, of those whose heads fit best. */
const MOST_READ = 60

/** Words any of which is enough to be looked at, the rarest first; those of more documents cost too much. */
const ANY_OF = { words: 3, documents: 2_000 } as const

type Ask = {
  kind: DocumentKind
  understood: Understood
  /** The grade whose documents come first; null for none. */
  grade: number | null
}

/**
 * Documents that have all words, or any of the rarest, with how well they fit (`rank`) and whether they
 * are what was asked for (`isSure`). Two steps: what is short is read of all, the texts of the best alone.
 */
export function candidates({ kind, understood, grade }: Ask): SQL {
  const ofKind = sql`kind = ${sql.raw(`'${kind}'`)}`
  const everywhere = sql`${queryOf(neededOf(understood), quoted, ' & ')}::tsquery`
  return sql`
    select h.id, h.grade, ${isSure(everywhere, sql`h.told`, sql`near.beside`)} as "isSure",
      -- What fits about as well comes in the order of grades.
      round((h.fit + ${fitOfText(understood)} + ${fitOfNearness(understood, sql`near.beside`)})::numeric, 1)::real as rank
    from (
      select d.id, d.grade, ${toldBy(understood)} as told,
        ${fitOfHead(understood, grade, sql`found.has_all`)} as fit
      from (
        select id, bool_or(has_all) as has_all
        from (${sql.join(ways({ kind, understood, grade }), sql` union all `)}) ways group by id
      ) found join search_documents d on d.${ofKind} and d.id = found.id
      order by fit desc, d.id limit ${sql.raw(String(MOST_READ))}
    ) h
    join search_documents d on d.${ofKind} and d.id = h.id
    cross join lateral (
      select ts_rank_cd('{1, 1, 1, 1}', d.body, ${everywhere}) as beside
    ) near`
}

/** Ways to documents, each bounded: those with all words, and with any of the rarest. */
function ways({ kind, understood, grade }: Ask): SQL[] {
  const needed = neededOf(understood)
  const rare = needed
    .filter(({ documents }) => documents > 0 && documents <= ANY_OF.documents)
    .sort((one, other) => one.documents - other.documents)
    .slice(0, ANY_OF.words)
  const way = (hasAll: boolean, condition: SQL) => sql`(
    select id, ${sql.raw(String(hasAll))} as has_all from search_documents
    where kind = ${sql.raw(`'${kind}'`)} and ${condition} limit ${sql.raw(String(MOST_CANDIDATES))})`
  const words = (asked: typeof needed, write: (key: string) => string, joint: ' & ' | ' | ') =>
    sql`words @@ ${queryOf(asked, write, joint)}::tsquery`
  const inTitle = (key: string) => quoted(titleKey(key))
  const all = words(needed, quoted, ' & ')
  return [
    way(true, sql`title like ${startsLike(understood.start)} order by title using ~<~`),
    way(true, words(needed, inTitle, ' & ')),
    ...(grade === null ? [] : [way(true, sql`grade = ${grade} and ${all}`)]),
    way(true, all),
    ...(rare.length
      ? [way(false, words(rare, quoted, ' | ')), way(false, words(rare, inTitle, ' | '))]
      : []),
  ]
}

/** How well a question's document fits a text, any of its words counting: 0 to 1, for `order by`. */
export const fitOfQuestion = (id: SQL | AnyColumn, { asked }: Understood): SQL => sql`coalesce((
  select ts_rank('{0, 0.1, 0.4, 1}', head, ${queryOf(asked, quoted, ' | ')}::tsquery)
  from search_documents d where d.kind = 'question' and d.id = ${id}), 0)`
