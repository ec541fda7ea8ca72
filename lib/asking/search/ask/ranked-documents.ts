import 'server-only'
import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { quotedLexeme, titleLexeme } from '../index/tsvectors'
import type { DocumentKind } from '../model'
import {
  documentHeadFitSql,
  nearnessFitSql,
  textFitSql,
  isSureSql,
  requiredWords,
  tsqueryOf,
  titleStartPattern,
  documentHeadShareSql,
} from './fit'
import type { InterpretedQuery } from './interpret-query'

/**
 * Maximum number of candidates per subquery; bounds the work for a query that fits most documents.
 */
export const MOST_CANDIDATES = 100

/** Number of candidates with the best heads whose texts are read. */
const MOST_READ = 60

/**
 * A document with any of the rarest words is a candidate too. Words in more documents cost too
 * much.
 */
const ANY_OF = { words: 3, documents: 2_000 } as const

type Ask = {
  kind: DocumentKind
  understood: InterpretedQuery
  /** The grade whose documents come first, or null. */
  grade: number | null
}

/**
 * Documents with all words, or with any of the rarest, with their fit (`rank`) and certainty
 * (`isSureSql`). In two steps: the short heads of all candidates are read, but only the texts of the
 * best.
 */
export function rankedDocumentsSql({ kind, understood, grade }: Ask): SQL {
  const ofKind = sql`kind = ${sql.raw(`'${kind}'`)}`
  const everywhere = sql`${tsqueryOf(requiredWords(understood), quotedLexeme, ' & ')}::tsquery`
  return sql`
    select h.id, h.grade, ${isSureSql(everywhere, sql`h.told`, sql`near.beside`)} as "isSure",
      -- What fits about as well comes in the order of grades.
      round((h.fit + ${textFitSql(understood)} + ${nearnessFitSql(understood, sql`near.beside`)})::numeric, 1)::real as rank
    from (
      select d.id, d.grade, ${documentHeadShareSql(understood)} as told,
        ${documentHeadFitSql(understood, grade, sql`found.has_all`)} as fit
      from (
        select id, bool_or(has_all) as has_all
        from (${sql.join(candidateSubqueries({ kind, understood, grade }), sql` union all `)}) ways group by id
      ) found join search_documents d on d.${ofKind} and d.id = found.id
      order by fit desc, d.id limit ${sql.raw(String(MOST_READ))}
    ) h
    join search_documents d on d.${ofKind} and d.id = h.id
    cross join lateral (
      select ts_rank_cd('{1, 1, 1, 1}', d.body, ${everywhere}) as beside
    ) near`
}

/**
 * Subqueries for candidates, each bounded: documents with all words, and with any of the rarest.
 */
function candidateSubqueries({ kind, understood, grade }: Ask): SQL[] {
  const needed = requiredWords(understood)
  const rare = needed
    .filter(({ documents }) => documents > 0 && documents <= ANY_OF.documents)
    .sort((one, other) => one.documents - other.documents)
    .slice(0, ANY_OF.words)
  const way = (hasAll: boolean, condition: SQL) => sql`(
    select id, ${sql.raw(String(hasAll))} as has_all from search_documents
    where kind = ${sql.raw(`'${kind}'`)} and ${condition} limit ${sql.raw(String(MOST_CANDIDATES))})`
  const words = (asked: typeof needed, write: (key: string) => string, joint: ' & ' | ' | ') =>
    sql`words @@ ${tsqueryOf(asked, write, joint)}::tsquery`
  const inTitle = (key: string) => quotedLexeme(titleLexeme(key))
  const all = words(needed, quotedLexeme, ' & ')
  return [
    way(true, sql`title like ${titleStartPattern(understood.start)} order by title using ~<~`),
    way(true, words(needed, inTitle, ' & ')),
    ...(grade === null ? [] : [way(true, sql`grade = ${grade} and ${all}`)]),
    way(true, all),
    ...(rare.length
      ? [way(false, words(rare, quotedLexeme, ' | ')), way(false, words(rare, inTitle, ' | '))]
      : []),
  ]
}

/** How well a question's document fits any words of a text: 0 to 1, for `order by`. */
export const questionFitSql = (
  id: SQL | AnyColumn,
  { asked }: InterpretedQuery,
): SQL => sql`coalesce((
  select ts_rank('{0, 0.1, 0.4, 1}', head, ${tsqueryOf(asked, quotedLexeme, ' | ')}::tsquery)
  from search_documents d where d.kind = 'question' and d.id = ${id}), 0)`
