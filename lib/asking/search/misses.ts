import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { distressIn } from '@/lib/people/distress/level'
import { log } from '@/lib/platform/log'
import { tokensOf } from './tokens'
import { searchMisses } from './tables'

/** Days that are kept, and different queries of a day. */
export const MISSES = { days: 90, aDay: 500, letters: 60 } as const

/** An e-mail, an address of a page, or numbers such as those of people and telephones. */
const PERSONAL = /@|:\/\/|www\.|(?:\p{N}[\s./-]*){6,}/u

/**
 * Words of somebody about themselves: what looks for a lesson has none of them, and the beginning of a
 * sentence of distress often has („tata me”), which is asked for while it is typed.
 */
const ABOUT_ONESELF =
  /(?<!\p{L})(?:ja|me|mi|mene|meni|mnom|ću|cu|bih|želim|zelim|neću|necu|ne mogu|bojim|mrzim|moj\p{L}*|my)(?!\p{L})/iu

/**
 * What a query that found nothing is counted as; null for what names somebody or is about oneself, for
 * distress, and for what says nothing.
 */
export function missOf(query: string): string | null {
  if (PERSONAL.test(query) || ABOUT_ONESELF.test(query) || distressIn(query)) return null
  const words = [...tokensOf(query)].map(({ word }) => word).join(' ')
  const isSaid = words.length >= 3 && words.length <= MISSES.letters && /\p{L}{3}/u.test(words)
  return isSaid ? words : null
}

/**
 * Counts a query that found nothing, without who asked; new ones only up to a number a day. A search
 * answers without it, as on a full disk.
 */
export async function noteMiss(query: string, now = new Date()): Promise<void> {
  const miss = missOf(query)
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
      or (select count(*) from search_misses where day = ${today}::date) < ${MISSES.aDay}
    on conflict (day, query) do update set count = search_misses.count + 1`)
}

/** Forgets what was missed longer ago than is kept, and says how much. */
export async function forgetMisses(now = new Date()): Promise<number> {
  const first = addDays(zagrebDay(now), -MISSES.days)
  const { rowCount } = await db().delete(searchMisses).where(lt(searchMisses.day, first))
  return rowCount ?? 0
}

type Missed = { query: string; count: number; total: number }

/** What was missed most often; the beginnings of it, which were asked for while it was typed, aside. */
export async function listMisses(limit: number): Promise<{ count: number; first: Missed[] }> {
  const { rows } = await db().execute<Missed>(sql`
    with missed as (select query, sum(count)::int as count from search_misses group by query)
    select query, count, (count(*) over ())::int as total from missed
    where not exists (select from missed longer
      where longer.query <> missed.query and starts_with(longer.query, missed.query))
    order by count desc, query limit ${limit}`)
  return { count: rows[0]?.total ?? 0, first: rows }
}
