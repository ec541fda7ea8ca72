import 'server-only'
import { and, desc, eq, isNotNull, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import type { EditionRef } from '@/lib/content/questions/editions'
import { TEST_RESULTS_LISTED } from './limits'
import { storedMark } from './marks'
import type { TestResult } from './model'
import type { TestScope } from './scope'
import { tests } from './tables'

export type TestRow = typeof tests.$inferSelect

/** Ids of a test's questions, each with its edition at the test's start. */
export const questionEditionsOf = ({ questionIds, editions }: TestRow): EditionRef[] =>
  questionIds.map((id, index) => ({ id, edition: editions[index] ?? 1 }))

/** Condition for a test with this id, owned by this pupil. */
export const isOwnTestSql = (pupilId: string, testId: string) =>
  and(eq(tests.id, testId), eq(tests.pupilId, pupilId))

type OfLesson = Record<'pupilId' | 'lessonId', string | Placeholder>

const ofLesson = ({ pupilId, lessonId }: OfLesson) =>
  and(eq(tests.pupilId, pupilId), eq(tests.lessonId, lessonId))

function ofScope(pupilId: string, scope: TestScope) {
  if ('lessonId' in scope) return ofLesson({ pupilId, ...scope })
  const own = eq(tests.pupilId, pupilId)
  return 'unitId' in scope
    ? and(own, isNull(tests.lessonId), eq(tests.unitId, scope.unitId))
    : and(own, eq(tests.literatureId, scope.literatureId), eq(tests.part, scope.part))
}

/** What a test is about. */
export function scopeOf({ lessonId, unitId, literatureId, part }: TestRow): TestScope {
  if (lessonId !== null) return { lessonId }
  if (unitId !== null) return { unitId }
  if (literatureId !== null && part !== null) return { literatureId, part }
  throw new Error('The database allows no test without a scope')
}

export async function findTest(pupilId: string, testId: string): Promise<TestRow | null> {
  const [test] = await db().select().from(tests).where(isOwnTestSql(pupilId, testId))
  return test ?? null
}

const openTests = prepared(['pupilId', 'lessonId'], (database, of) =>
  database
    .select()
    .from(tests)
    .where(and(ofLesson(of), isNull(tests.finishedAt))),
)

/** The test of a scope in progress; there is at most one. */
export async function findOpenTest(pupilId: string, scope: TestScope, database = db()) {
  const [test] =
    'lessonId' in scope
      ? await openTests({ pupilId, ...scope }, database)
      : await database
          .select()
          .from(tests)
          .where(and(ofScope(pupilId, scope), isNull(tests.finishedAt)))
  return test ?? null
}

/** The pupil's most recently started test of a scope. */
export async function findLastTest(pupilId: string, scope: TestScope, database = db()) {
  const [test] = await database
    .select()
    .from(tests)
    .where(ofScope(pupilId, scope))
    .orderBy(desc(tests.startedAt), desc(tests.id))
    .limit(1)
  return test ?? null
}

const testCounts = prepared(
  ['pupilId', 'lessonId', 'day'],
  (database, { pupilId, lessonId, day }) =>
    database
      .select({
        ofLesson: sql<number>`(count(*) filter (where ${tests.lessonId} = ${lessonId}::uuid))::int`,
        ofAll: sql<number>`count(*)::int`,
      })
      .from(tests)
      .where(and(eq(tests.pupilId, pupilId), eq(tests.day, day))),
)

/**
 * The number of tests a pupil started on a Zagreb day: of the scope's lesson (0 for a mixed test)
 * and in total.
 */
export async function countTests(
  pupilId: string,
  scope: TestScope,
  day: string,
  database?: Database,
): Promise<{ ofLesson: number; ofAll: number }> {
  const lessonId = 'lessonId' in scope ? scope.lessonId : null
  const [row] = await testCounts({ pupilId, lessonId, day }, database)
  return row ?? { ofLesson: 0, ofAll: 0 }
}

const selectFinishedTests = (database: Database, which: SQL | undefined) =>
  database
    .select()
    .from(tests)
    .where(and(which, isNotNull(tests.finishedAt)))
    .orderBy(desc(tests.finishedAt))
    .limit(TEST_RESULTS_LISTED)

const finishedTests = prepared(['pupilId', 'lessonId'], (database, of) =>
  selectFinishedTests(database, ofLesson(of)),
)

/** The pupil's finished tests of a scope, latest first. */
export async function listTestResults(pupilId: string, scope: TestScope): Promise<TestResult[]> {
  const rows = await ('lessonId' in scope
    ? finishedTests({ pupilId, ...scope })
    : selectFinishedTests(db(), ofScope(pupilId, scope)))
  return rows.map(toTestResult)
}

export const toTestResult = (test: TestRow): TestResult => ({
  _id: test.id,
  lessonID: test.lessonId,
  at: (test.finishedAt ?? test.startedAt).toISOString(),
  right: test.right ?? 0,
  total: test.total ?? 0,
  mark: storedMark(test.mark),
  ...(test.correctedAt && { correctedAt: test.correctedAt.toISOString() }),
})
