import 'server-only'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { modelEndpoint } from '@/lib/platform/ai/model'
import {
  hasProfessorAccess,
  hasAssistant,
  hasSubscription,
} from '@/lib/people/billing/access-rights'
import { findAccessRights } from '@/lib/people/billing/queries'
import { prepared } from '@/lib/platform/db/client'
import { tests } from '@/lib/learning/exams/tables'
import { bookmarks } from '@/lib/learning/notebook/tables'
import { countUnredeemedAwards } from '@/lib/learning/rewards/awards'
import { isPieceId } from '@/lib/learning/rewards/mascot-pieces'
import { findTimeByVisitDay } from '@/lib/learning/rewards/visits'
import type { PupilLearning } from './model'
import { SHOWN_TEST_RESULTS } from '@/lib/people/users/limits'

type Owner = {
  id: string
  parentId: string
  notebookColor: string | null
  mascotPieces: string[]
  mayUseAssistant: boolean
}

/** A pupil's own learning data. */
export async function findPupilLearning(
  { id, parentId, notebookColor, mascotPieces, mayUseAssistant }: Owner,
  now = new Date(),
): Promise<PupilLearning> {
  const [dailyVisitDates, lessonBookmarks, testResults, rights, openAwards] = await Promise.all([
    findTimeByVisitDay(id),
    listBookmarks(id),
    listTestResults(id),
    findAccessRights(parentId, now),
    countUnredeemedAwards(id),
  ])
  return {
    dailyVisitDates,
    lessonBookmarks,
    testResults,
    notebookColor,
    // A piece that no longer exists is left out.
    mascotPieces: mascotPieces.filter(isPieceId),
    hasSubscription: rights !== null && hasSubscription(rights, now),
    hasProfessor: rights !== null && hasProfessorAccess(rights, now),
    hasModel:
      mayUseAssistant && rights !== null && hasAssistant(rights, now) && modelEndpoint() !== null,
    openAwards,
  }
}

const bookmarksOf = prepared(['pupilId'], (database, { pupilId }) =>
  database
    .select()
    .from(bookmarks)
    .where(eq(bookmarks.pupilId, pupilId))
    .orderBy(desc(bookmarks.at)),
)

async function listBookmarks(pupilId: string): Promise<PupilLearning['lessonBookmarks']> {
  const rows = await bookmarksOf({ pupilId })
  return rows.map(({ lessonId, at }) => ({ lessonID: lessonId, bookmarkedAt: at.toISOString() }))
}

const finishedTestsOf = prepared(['pupilId'], (database, { pupilId }) =>
  database
    .select()
    .from(tests)
    .where(and(eq(tests.pupilId, pupilId), isNotNull(tests.finishedAt)))
    .orderBy(desc(tests.finishedAt))
    .limit(SHOWN_TEST_RESULTS),
)

async function listTestResults(pupilId: string): Promise<PupilLearning['testResults']> {
  const rows = await finishedTestsOf({ pupilId })
  return rows.map(({ id, lessonId, startedAt, finishedAt, right, total, mark }) => ({
    _id: id,
    lessonID: lessonId,
    at: (finishedAt ?? startedAt).toISOString(),
    right: right ?? 0,
    total: total ?? 0,
    mark: mark ?? 1,
  }))
}
