import 'server-only'
import { sql } from 'drizzle-orm'
import { LESSON_SEARCH } from './limits'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import { db } from '@/lib/platform/db/client'
import { onReplica } from '@/lib/platform/db/replica'
import { searchWithCorrection, type SearchFit } from './ask/search-with-correction'
import { rankedDocumentsSql } from './ask/ranked-documents'
import { createHighlighter } from './ask/marks'
import { findPupilGradeOrder } from './ask/find-pupil-grade-order'
import type { InterpretedQuery } from './ask/interpret-query'
import { countSearchMiss } from './misses'

/** Number of closest lessons when none has all the words. */
const MOST_NEAR = 3

/**
 * Header search (decision 052): lessons ranked by their title first, then the pupil's own grade.
 * Queries of less than two characters find nothing (rule 33.1).
 */
export async function searchLessons(
  query: string,
  pupilId: string | null = null,
): Promise<LessonSearchResult[]> {
  if (query.trim().length < LESSON_SEARCH.minCharacters) return []
  const grade = await findPupilGradeOrder(pupilId)
  const { found, understood, instead, isNear } = await onReplica(() =>
    searchWithCorrection(query, (meant) => findLessons(meant, grade)),
  )
  if (!found.length || isNear) await countSearchMiss(query)
  const marksOf = await createHighlighter(understood)
  return found
    .slice(0, isNear ? MOST_NEAR : LESSON_SEARCH.maxResults)
    .map(({ rank: _rank, isSure: _isSure, ...lesson }) => ({
      ...lesson,
      marks: marksOf(lesson.title),
      ...(instead && { instead }),
      ...(isNear && { isNear }),
    }))
}

type Found = Omit<LessonSearchResult, 'marks' | 'instead' | 'isNear'> & SearchFit

/** Names are read only for visible lessons. */
async function findLessons(understood: InterpretedQuery, grade: number | null): Promise<Found[]> {
  const { rows } = await db().execute<Found>(sql`
    select lessons.id as _id, lessons.title, lessons.slug, literature.name as "literatureName",
      literature.slug as "literatureSlug", grades.slug as "gradeSlug", found.rank, found."isSure"
    from (${rankedDocumentsSql({ kind: 'lesson', understood, grade })}) found
    join lessons on lessons.id = found.id ${LESSON_TO_ACTIVE_GRADE_JOINS}
    order by found.rank desc, grades.grade_order, lessons.title collate "hr-x-icu", lessons.id
    limit ${LESSON_SEARCH.maxResults}`)
  return rows
}
