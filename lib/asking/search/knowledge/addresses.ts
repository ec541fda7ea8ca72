import 'server-only'
import { and, asc, between, count, eq, max, sql } from 'drizzle-orm'
import type { FormerLookups } from '@/lib/platform/cache/former-paths'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { db } from '@/lib/platform/db/client'
import { questionPath, questionPreviewPicturePath } from '@/lib/platform/paths'
import { findQuestionBySlug, isShownQuestionSql } from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'

const isQuestion = async (slug = '') => (await findQuestionBySlug(slug))?.slug === slug

/** Checks which questions have pages and preview pictures. */
export const knowledgePageLookups: PageLookups = {
  '/baza-znanja/pitanje/[pitanjeSlug]': isQuestion,
  '/baza-znanja/u-testu/[pitanjeSlug]': isQuestion,
  '/pregledi/pitanje/[pitanjeSlug]': isQuestion,
}

const questionNow = async (former: string) => (await findQuestionBySlug(former))?.slug ?? null

/** Redirects from a question's old address, from before its text changed. */
export const formerQuestionLookups: FormerLookups = {
  '/baza-znanja/pitanje/[pitanjeSlug]': async (former = '') => {
    const slug = await questionNow(former)
    return slug && questionPath(slug)
  },
  '/pregledi/pitanje/[pitanjeSlug]': async (former = '') => {
    const slug = await questionNow(former)
    return slug && questionPreviewPicturePath(slug)
  },
}

const showsAnswer = and(eq(questions.isInKnowledgeBase, true), isShownQuestionSql)

/**
 * The slugs of the questions in a range of numbers whose pages show the answer, each with the time
 * of its last change.
 */
export const listAnswerAddresses = (from: number, to: number) =>
  db()
    .select({ slug: questions.slug, updatedAt: questions.updatedAt })
    .from(questions)
    .where(and(between(questions.number, from, to), showsAnswer))
    .orderBy(asc(questions.number))

/** The number of questions in a range of numbers whose pages show the answer. */
export async function countAnswerAddresses(from: number, to: number): Promise<number> {
  const [found] = await db()
    .select({ count: count() })
    .from(questions)
    .where(and(between(questions.number, from, to), showsAnswer))
  return found?.count ?? 0
}

/** The first numbers of the ranges of `size` numbers that contain a page with an answer. */
export async function listAnswerRangeStarts(size: number): Promise<number[]> {
  const [{ last } = { last: null }] = await db()
    .select({ last: max(questions.number) })
    .from(questions)
  const some = db()
    .select({ one: sql`1` })
    .from(questions)
    .where(and(sql`${questions.number} between start and start + ${size - 1}`, showsAnswer))
  const { rows } = await db().execute<{ start: number }>(
    sql`select start from generate_series(1, ${last ?? 0}::int, ${size}::int) start where exists (${some}) order by start`,
  )
  return rows.map(({ start }) => start)
}
