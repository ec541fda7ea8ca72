import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { findCurrentSlug } from '@/lib/platform/admin/former-slugs'
import type { FormerLookups } from '@/lib/platform/cache/former-paths'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { db, prepared } from '@/lib/platform/db/client'
import { funQuizPath } from '@/lib/platform/paths'
import { funQuizzes } from './tables'

/** Addresses of the fun quizzes, with the time of their last change. */
export const listFunQuizAddresses = () =>
  db()
    .select({ slug: funQuizzes.slug, updatedAt: funQuizzes.updatedAt })
    .from(funQuizzes)
    .where(eq(funQuizzes.isShown, true))
    .orderBy(asc(funQuizzes.position), asc(funQuizzes.slug))

const shownQuiz = prepared(['slug'], (database, { slug }) =>
  database
    .select({ id: funQuizzes.id })
    .from(funQuizzes)
    .where(and(eq(funQuizzes.slug, slug), eq(funQuizzes.isShown, true))),
)

/** Looks up whether a fun quiz has a page at an address. */
export const funQuizPageLookups: PageLookups = {
  '/zabavni-kwizovi/[slug]': async (slug = '') => (await shownQuiz({ slug })).length > 0,
}

/** Redirects from the old address of a renamed quiz. */
export const formerFunQuizLookups: FormerLookups = {
  '/zabavni-kwizovi/[slug]': async (former = '') => {
    const slug = await findCurrentSlug('fun_quizzes', former)
    return slug && funQuizPath(slug)
  },
}
