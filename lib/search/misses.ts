import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { zagrebDay } from '@/lib/hr/dates'
import { tokensOf } from './tokens'
import { searchMisses } from './tables'

/** Days that are kept, and different queries of a day. */
export const MISSES = { days: 90, aDay: 500, letters: 60 } as const

/** An e-mail, an address of a page, or numbers such as those of people and telephones. */
const PERSONAL = /@|:\/\/|www\.|(?:\p{N}[\s./-]*){6,}/u

/** What a query that found nothing is counted as; null for what names somebody, or says nothing. */
export function missOf(query: string): string | null {
  if (PERSONAL.test(query)) return null
  const words = [...tokensOf(query)].map(({ word }) => word).join(' ')
  const isSaid = words.length >= 3 && words.length <= MISSES.letters && /\p{L}{3}/u.test(words)
  return isSaid ? words : null
}

/** Counts a query that found nothing, without who asked; new ones only up to a number a day. */
export async function noteMiss(query: string, now = new Date()): Promise<void> {
  const miss = missOf(query)
  if (miss === null) return
  const today = zagrebDay(now)
  await db().execute(sql`
    insert into search_misses (query, day)
    select ${miss}, ${today}::date
    where exists (select from search_misses where day = ${today}::date and query = ${miss})
      or (select count(*) from search_misses where day = ${today}::date) < ${MISSES.aDay}
    on conflict (day, query) do update set count = search_misses.count + 1`)
}

/** Forgets what was missed longer ago than is kept. */
export const forgetMisses = (now = new Date()) =>
  db()
    .delete(searchMisses)
    .where(lt(searchMisses.day, zagrebDay(new Date(now.getTime() - MISSES.days * 86_400_000))))
