import 'server-only'
import { asc, eq } from 'drizzle-orm'
import {
  bookSubjectJoin,
  lessonUnitJoin,
  subjectActiveGradeJoin,
  unitBookJoin,
} from '@/lib/content/curriculum/queries'
import { grades, lessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { questions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { MIXED_POOL_QUESTIONS } from './limits'
import type { LessonToDraw } from './mixed-draw'
import { mixedTestSize } from './mixed-size'
import type { MixedScope } from './scope'

type MixedPool = {
  lessons: LessonToDraw[]
  /** The number of questions of a test over them; 0 where they are too few for one. */
  size: number
  /** The edition of each question. */
  editions: ReadonlyMap<string, number>
}

/** The visible lessons of a scope that have questions, from which a mixed test is drawn. */
export async function findMixedPool({ unitId }: MixedScope): Promise<MixedPool> {
  const rows = await db()
    .select({
      id: questions.id,
      lessonId: lessons.id,
      kind: questions.kind,
      isInKnowledgeBase: questions.isInKnowledgeBase,
      edition: questions.edition,
    })
    .from(units)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .innerJoin(lessons, lessonUnitJoin)
    .innerJoin(questions, eq(questions.lessonId, lessons.id))
    .where(eq(units.id, unitId))
    .orderBy(asc(lessons.position), asc(lessons.id), asc(questions.position))
    .limit(MIXED_POOL_QUESTIONS)
  const byLesson = Map.groupBy(rows, ({ lessonId }) => lessonId)
  const drawable = [...byLesson].map(([lessonId, own]) => ({ lessonId, questions: own }))
  return {
    lessons: drawable,
    size: mixedTestSize(drawable.map(({ questions: own }) => ({ questionCount: own.length }))),
    editions: new Map(rows.map(({ id, edition }) => [id, edition])),
  }
}
