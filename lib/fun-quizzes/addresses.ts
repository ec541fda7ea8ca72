import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { funQuizzes } from './tables'

/** Quizzes as addresses with the time of their last change. */
export const listFunQuizAddresses = () =>
  db()
    .select({ slug: funQuizzes.slug, updatedAt: funQuizzes.updatedAt })
    .from(funQuizzes)
    .where(eq(funQuizzes.isActive, true))
    .orderBy(asc(funQuizzes.position), asc(funQuizzes.slug))
