import 'server-only'
import { asc, eq } from 'drizzle-orm'
import {
  bookSubjectJoin,
  lessonColumns,
  lessonUnitJoin,
  subjectActiveGradeJoin,
  unitBookJoin,
} from '@/lib/content/curriculum/queries'
import { BOOK_MAP_ROWS } from '@/lib/content/curriculum/limits'
import { grades, lessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { questions } from '@/lib/content/questions/tables'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { MIXED_POOL_QUESTIONS } from './limits'
import type { LessonToDraw } from './mixed-draw'
import { mixedTestSize } from './mixed-size'
import { rehearsalsOf } from './rehearsals'
import type { MixedScope } from './scope'

type MixedPool = {
  lessons: LessonToDraw[]
  /** The number of questions of a test over them; 0 where they are too few for one. */
  size: number
  /** The edition of each question. */
  editions: ReadonlyMap<string, number>
}

/** The visible lessons of a scope that have questions, from which a mixed test is drawn. */
export async function findMixedPool(scope: MixedScope): Promise<MixedPool> {
  if ('unitId' in scope) return poolOf([scope.unitId])
  const rehearsals = rehearsalsOf(await listSizedUnits(scope.literatureId))
  return poolOf(rehearsals.find(({ part }) => part === scope.part)?.units.map(({ id }) => id) ?? [])
}

async function poolOf(unitIds: string[]): Promise<MixedPool> {
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
    .where(oneOf(units.id, unitIds))
    .orderBy(
      ...[asc(units.position), asc(units.id), asc(lessons.position), asc(lessons.id)],
      asc(questions.position),
    )
    .limit(MIXED_POOL_QUESTIONS)
  const byLesson = Map.groupBy(rows, ({ lessonId }) => lessonId)
  const drawable = [...byLesson].map(([lessonId, own]) => ({ lessonId, questions: own }))
  return {
    lessons: drawable,
    size: mixedTestSize(drawable.map(({ questions: own }) => ({ questionCount: own.length }))),
    editions: new Map(rows.map(({ id, edition }) => [id, edition])),
  }
}

/**
 * The units of a textbook in order, with the sizes of their lessons; none where the textbook is too
 * long for its map, whose rows are counted alike.
 */
async function listSizedUnits(literatureId: string) {
  const rows = await db()
    .select({ id: units.id, questionCount: lessonColumns.questionCount })
    .from(units)
    .leftJoin(lessons, lessonUnitJoin)
    .where(eq(units.literatureId, literatureId))
    .orderBy(asc(units.position), asc(units.id))
    .limit(BOOK_MAP_ROWS + 1)
  if (rows.length > BOOK_MAP_ROWS) return []
  const byUnit = Map.groupBy(rows, ({ id }) => id)
  return [...byUnit].map(([id, own]) => ({ id, lessons: own }))
}
