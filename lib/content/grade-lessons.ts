import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { cacheLife, cacheTag } from 'next/cache'
import { isBuildPhase } from '@/lib/cache/build-phase'
import type { SubjectLessons } from './model'
import { placedLessons } from './queries'
import { grades, lessons, literature, subjects, units } from './tables'

/** Every lesson of an active grade by subject, as short as lists to choose from need it. */
export async function listGradeLessons(gradeId: string): Promise<SubjectLessons[]> {
  const rows = await placedLessons()
    .where(eq(grades.id, gradeId))
    .orderBy(
      asc(subjects.position),
      asc(subjects.id),
      asc(literature.position),
      asc(literature.id),
      asc(units.position),
      asc(units.id),
      asc(lessons.position),
    )
  const bySubject = Map.groupBy(rows, ({ subject }) => subject.name)
  return [...bySubject].flatMap(([subject, own]) =>
    own[0]
      ? {
          subject,
          area: own[0].subject.area,
          lessons: own.map(({ _id, title, literatureSlug }) => ({ _id, title, literatureSlug })),
        }
      : [],
  )
}

/** The same, kept until content changes. */
export async function cachedGradeLessons(gradeId: string): Promise<SubjectLessons[]> {
  'use cache'
  cacheLife('max')
  cacheTag('content')
  return isBuildPhase() ? [] : listGradeLessons(gradeId)
}
