import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { distressLevelIn } from '@/lib/people/distress/level'
import { log } from '@/lib/platform/log'
import { tokensOf } from './tokens'
import { searchMisses } from './tables'

/** Days for which queries are kept, and different queries per day. */
export const MISS_LIMITS = { days: 90, aDay: 500, letters: 60 } as const

/** E-mail addresses, web addresses, and numbers such as identity or phone numbers. */
const PERSONAL = /@|:\/\/|www\.|(?:\p{N}[\s./-]*){6,}/u

/**
 * Words about oneself. Searches for a lesson have none of them, but the start of a sentence of
 * distress often does („tata me”), and searches run while it is typed.
 */
const ABOUT_ONESELF =
  /(?<!\p{L})(?:ja|me|mi|mene|meni|mnom|ću|cu|bih|želim|zelim|neću|necu|ne mogu|bojim|mrzim|moj\p{L}*|my)(?!\p{L})/iu

/**
 * The form in which a query without results is counted. Null for personal data, words about
 * oneself, distress, and meaningless queries.
 */
export function toCountedQuery(query: string): string | null {
  if (PERSONAL.test(query) || ABOUT_ONESELF.test(query) || distressLevelIn(query)) return null
  const words = [...tokensOf(query)].map(({ word }) => word).join(' ')
  const isSaid = words.length >= 3 && words.length <= MISS_LIMITS.letters && /\p{L}{3}/u.test(words)
  return isSaid ? words : null
}

/**
 * Counts a query without results, without its author; new queries only up to a daily limit. The
 * search succeeds even if counting fails, for example on a full disk.
 */
export async function countSearchMiss(query: string, now = new Date()): Promise<void> {
  const miss = toCountedQuery(query)
  if (miss === null) return
  await count(miss, now).catch((error: unknown) => {
    log().warn({ err: error }, 'What was not found can’t be counted now')
  })
}

async function count(miss: string, now: Date): Promise<void> {
  const today = zagrebDay(now)
  await db().execute(sql`
    insert into search_misses (query, day)
    select ${miss}, ${today}::date
    where exists (select from search_misses where day = ${today}::date and query = ${miss})
      or (select count(*) from search_misses where day = ${today}::date) < ${MISS_LIMITS.aDay}
    on conflict (day, query) do update set count = search_misses.count + 1`)
}

/** Deletes counts older than the retention period and returns their number. */
export async function deleteOldSearchMisses(now = new Date()): Promise<number> {
  const first = addDays(zagrebDay(now), -MISS_LIMITS.days)
  const { rowCount } = await db().delete(searchMisses).where(lt(searchMisses.day, first))
  return rowCount ?? 0
}

type Missed = { query: string; count: number; total: number }

/**
 * The most frequent queries without results, without incomplete forms of them sent while typing.
 */
export async function listMisses(limit: number): Promise<{ count: number; first: Missed[] }> {
  const { rows } = await db().execute<Missed>(sql`
    with missed as (select query, sum(count)::int as count from search_misses group by query)
    select query, count, (count(*) over ())::int as total from missed
    where not exists (select from missed longer
      where longer.query <> missed.query and starts_with(longer.query, missed.query))
    order by count desc, query limit ${limit}`)
  return { count: rows[0]?.total ?? 0, first: rows }
}
