import 'server-only'
import {
  and,
  arrayOverlaps,
  asc,
  eq,
  inArray,
  isNull,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import { findPlacedBook, findPlacedUnit, listLessonsById } from '@/lib/content/curriculum/queries'
import { db, prepared } from '@/lib/platform/db/client'
import { HttpError, type RemedyPage } from '@/lib/platform/http/errors'
import { lessonElementPath, rehearsalPath, unitTestPath } from '@/lib/platform/paths'
import { pupils } from '@/lib/people/users/tables'
import type { Player } from '@/lib/learning/answers/policy'
import { finishTest } from './finish'
import { TEST_MESSAGES } from './messages'
import { scopeOf } from './queries'
import type { RehearsalScope, TestScope } from './scope'
import { tests } from './tables'
import { isOver } from './timer'

type Member = Pick<Exclude<Player, { role: 'guest' }>, 'role' | 'id'>

/** Condition for the tests of a pupil, or of a parent's children. */
const testsOf = ({ role, id }: { role: Member['role']; id: string | Placeholder }) =>
  role === 'pupil'
    ? eq(tests.pupilId, id)
    : inArray(
        tests.pupilId,
        db().select({ id: pupils.id }).from(pupils).where(eq(pupils.parentId, id)),
      )

/**
 * Refuses calls that would reveal a question of an open test to its pupil or the parent. An overdue
 * test is submitted first, which frees its questions.
 */
export async function assertNotInOpenTest(member: Member, questionId: string, now: Date) {
  const asking = await db()
    .select()
    .from(tests)
    .where(
      and(
        testsOf(member),
        isNull(tests.finishedAt),
        sql`${questionId}::uuid = any(${tests.questionIds})`,
      ),
    )
  for (const test of asking) {
    if (!isOver(test, now)) throw await refusal(scopeOf(test), member.role)
    await finishTest(test.pupilId, test.id, now)
  }
}

/** The error for a question of an open test; a pupil also gets the title and path of the test. */
async function refusal(scope: TestScope, role: Player['role']): Promise<HttpError> {
  if (role !== 'pupil') return new HttpError(409, TEST_MESSAGES.inOpenTestOfChild)
  const way = await testPageOf(scope)
  return new HttpError(409, TEST_MESSAGES.inOpenTest, way && { way })
}

/** The title and the path of a test; undefined where its page is not there. */
export function testPageOf(scope: TestScope): Promise<RemedyPage | undefined> {
  if ('lessonId' in scope) return wayToLesson(scope)
  return 'unitId' in scope ? wayToUnit(scope) : wayToRehearsal(scope)
}

async function wayToRehearsal({ literatureId, part }: RehearsalScope) {
  const book = await findPlacedBook(literatureId)
  if (!book) return undefined
  const path = rehearsalPath(book.gradeSlug, book.slug, part)
  return { title: `${part}. probni ispit`, path }
}

async function wayToLesson({ lessonId }: { lessonId: string }) {
  const [lesson] = await listLessonsById([lessonId])
  return lesson && { title: lesson.title, path: lessonElementPath(lesson, 'test') }
}

async function wayToUnit({ unitId }: { unitId: string }) {
  const unit = await findPlacedUnit(unitId)
  if (!unit) return undefined
  const { name, slug, gradeSlug, literatureSlug } = unit
  return { title: name, path: unitTestPath(gradeSlug, literatureSlug, slug) }
}

const openTestsOf = (role: Member['role']) =>
  prepared(['id'], (database, { id }) =>
    database
      .select()
      .from(tests)
      .where(and(testsOf({ role, id }), isNull(tests.finishedAt))),
  )
const OPEN_TESTS = { pupil: openTestsOf('pupil'), parent: openTestsOf('parent') }

/** The questions of a member's open tests, whose answers must stay secret. */
export async function findOpenTestQuestionIds(
  { role, id }: Member,
  now: Date,
): Promise<Set<string>> {
  const open = await OPEN_TESTS[role]({ id })
  return new Set(
    open.filter((test) => !isOver(test, now)).flatMap(({ questionIds }) => questionIds),
  )
}

/** The scope of an open test of the pupil that asks one of these questions; null without one. */
export const findOpenTestScopeAsking = (
  pupilId: string,
  questionIds: string[],
  now: Date,
): Promise<TestScope | null> =>
  findOpenTestWhere(pupilId, arrayOverlaps(tests.questionIds, questionIds), now)

/** The scope of an open test of the pupil that asks a question of this lesson; null without one. */
export const findOpenTestScopeInLesson = (
  pupilId: string,
  lessonId: string,
  now: Date,
): Promise<TestScope | null> =>
  findOpenTestWhere(
    pupilId,
    sql`(${tests.lessonId} = ${lessonId}::uuid or exists (
      select from all_questions where lesson_id = ${lessonId}::uuid
        and all_questions.id = any(${tests.questionIds})))`,
    now,
  )

async function findOpenTestWhere(pupilId: string, which: SQL, now: Date) {
  const open = await db()
    .select()
    .from(tests)
    .where(and(eq(tests.pupilId, pupilId), isNull(tests.finishedAt), which))
    .orderBy(asc(tests.startedAt))
  const test = open.find((one) => !isOver(one, now))
  return test ? scopeOf(test) : null
}
