import 'server-only'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import type { EditionRef } from '@/lib/content/questions/editions'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { DAILY_RECORD_LIMITS } from '@/lib/learning/answers/limits'
import { notifyTestStarted } from './families-in-test'
import { TEST_MESSAGES } from './messages'
import { countTests, findLastTest, findOpenTest, type TestRow } from './queries'
import type { TestScope } from './scope'
import { tests } from './tables'
import { timerChoices } from './timer'

type Beginning = {
  pupilId: string
  scope: TestScope
  minutes: number | null
  /** The number of tests of this lesson that the pupil may start today. */
  mostToday: number
  /** Draws the questions; gets those of the pupil's previous test of the scope. */
  draw: (previous: string[]) => EditionRef[]
}

/** Starts a test, or returns the open one of the same scope; there is never a second. */
export async function beginTest(
  { pupilId, scope, minutes, mostToday, draw }: Beginning,
  now: Date,
): Promise<TestRow> {
  const test = await db().transaction(async (tx) => {
    // The lock serialises starts, and still allows answers to be written.
    await lockPupil(pupilId, tx)
    const open = await findOpenTest(pupilId, scope, tx)
    if (open) return open
    const day = zagrebDay(now)
    const begun = await countTests(pupilId, scope, day, tx)
    if (begun.ofLesson >= mostToday) throw new HttpError(403, TEST_MESSAGES.onceADay)
    if (begun.ofAll >= DAILY_RECORD_LIMITS.tests)
      throw new HttpError(409, TEST_MESSAGES.enoughForToday)
    const last = await findLastTest(pupilId, scope, tx)
    const drawn = draw(last?.questionIds ?? [])
    if (!drawn.length) throw new HttpError(404, TEST_MESSAGES.noQuestions)
    if (minutes !== null && !timerChoices(drawn.length).includes(minutes)) {
      throw new HttpError(400, TEST_MESSAGES.unknownTimer)
    }
    const [added] = await tx
      .insert(tests)
      .values({
        ...{ pupilId, ...scope, minutes, startedAt: now, day },
        questionIds: drawn.map(({ id }) => id),
        editions: drawn.map(({ edition }) => edition),
      })
      .returning()
    if (added) await notifyTestStarted(added.id, tx)
    return added
  })
  if (!test) throw new HttpError(500, TEST_MESSAGES.notStarted)
  return test
}
