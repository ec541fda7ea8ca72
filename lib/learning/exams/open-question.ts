import 'server-only'
import { and, eq, inArray, isNull, sql, type Placeholder } from 'drizzle-orm'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { db, prepared } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { lessonElementPath } from '@/lib/platform/paths'
import { pupils } from '@/lib/people/users/tables'
import type { Player } from '@/lib/learning/answers/policy'
import { finishTest } from './finish'
import { TEST_MESSAGES } from './messages'
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
    if (!isOver(test, now)) throw await refusal(test.lessonId, member.role)
    await finishTest(test.pupilId, test.id, now)
  }
}

/** The error for a question of an open test; a pupil also gets the lesson's title and test path. */
async function refusal(lessonId: string, role: Player['role']): Promise<HttpError> {
  if (role !== 'pupil') return new HttpError(409, TEST_MESSAGES.inOpenTestOfChild)
  const [lesson] = await listLessonsById([lessonId])
  const way = lesson && { title: lesson.title, path: lessonElementPath(lesson, 'test') }
  return new HttpError(409, TEST_MESSAGES.inOpenTest, way && { way })
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
export async function findOpenTestQuestions({ role, id }: Member, now: Date): Promise<Set<string>> {
  const open = await OPEN_TESTS[role]({ id })
  return new Set(
    open.filter((test) => !isOver(test, now)).flatMap(({ questionIds }) => questionIds),
  )
}
