import 'server-only'
import { sql } from 'drizzle-orm'
import { modelEndpoint } from '@/lib/platform/ai/model'
import {
  hasProfessorAccess,
  hasAssistant,
  hasSubscription,
  type AccessRights,
} from '@/lib/people/billing/access-rights'
import type { RunQuery } from '@/lib/platform/db/batch-queries'
import { tests } from '@/lib/learning/exams/tables'
import { bookmarks } from '@/lib/learning/notebook/tables'
import { countUnredeemedAwards } from '@/lib/learning/rewards/awards'
import { isPieceId } from '@/lib/learning/rewards/mascot-pieces'
import { findTimeByVisitDay } from '@/lib/learning/rewards/visits'
import type { PupilLearning } from './model'
import { SHOWN_TEST_RESULTS } from '@/lib/people/users/limits'

type Owner = {
  /** Of the pupil's parent. */
  rights: AccessRights | null
  notebookColor: string | null
  mascotPieces: string[]
  mayUseAssistant: boolean
}

type Learned = Pick<
  PupilLearning,
  'dailyVisitDates' | 'lessonBookmarks' | 'testResults' | 'openAwards'
>

/** What a pupil has done, for `toPupilLearning`. */
export async function readPupilLearning(id: string, run: RunQuery): Promise<Learned> {
  const [dailyVisitDates, lessonBookmarks, testResults, openAwards] = await Promise.all([
    findTimeByVisitDay(id, run),
    listBookmarks(id, run),
    listTestResults(id, run),
    countUnredeemedAwards(id, run),
  ])
  return { dailyVisitDates, lessonBookmarks, testResults, openAwards }
}

/** A pupil's own learning data: what was done, and what the family may use. */
export const toPupilLearning = (
  learned: Learned,
  { rights, notebookColor, mascotPieces, mayUseAssistant }: Owner,
  now = new Date(),
): PupilLearning => ({
  ...learned,
  notebookColor,
  // A piece that no longer exists is left out.
  mascotPieces: mascotPieces.filter(isPieceId),
  hasSubscription: rights !== null && hasSubscription(rights, now),
  hasProfessor: rights !== null && hasProfessorAccess(rights, now),
  hasModel:
    mayUseAssistant && rights !== null && hasAssistant(rights, now) && modelEndpoint() !== null,
})

type Bookmark = { lesson_id: string; at: string }

async function listBookmarks(
  pupilId: string,
  run: RunQuery,
): Promise<PupilLearning['lessonBookmarks']> {
  const { rows } = await run<Bookmark>(sql`
    select lesson_id, at from ${bookmarks} where pupil_id = ${pupilId} order by at desc`)
  return rows.map(({ lesson_id: lessonID, at }) => ({ lessonID, bookmarkedAt: isoText(at) }))
}

type TestResult = {
  id: string
  lesson_id: string
  finished_at: string
  right: number
  total: number
  mark: number
}

/** The latest tests of lessons. */
async function listTestResults(
  pupilId: string,
  run: RunQuery,
): Promise<PupilLearning['testResults']> {
  const { rows } = await run<TestResult>(sql`
    select id, lesson_id, finished_at, "right", total, mark from ${tests}
    where pupil_id = ${pupilId} and finished_at is not null and lesson_id is not null
    order by finished_at desc limit ${SHOWN_TEST_RESULTS}`)
  return rows.map(({ id, lesson_id: lessonID, finished_at: at, right, total, mark }) => {
    return { _id: id, lessonID, at: isoText(at), right, total, mark }
  })
}

/** An instant of a batch (2026-11-29T20:43:04.755123+00:00) as ISO text in UTC. */
const isoText = (at: string) => new Date(at).toISOString()
