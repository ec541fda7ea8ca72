import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import type { PageLookups } from '@/lib/cache/unknown-paths'
import { db, prepared } from '@/lib/db/client'
import { funQuizzes } from './tables'

/** Quizzes as addresses with the time of their last change. */
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

/** Which fun quizzes have pages. */
export const funQuizPages: PageLookups = {
  '/zabavni-kwizovi/[slug]': async (slug = '') => (await shownQuiz({ slug })).length > 0,
}
