import 'server-only'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { textRenderer } from '@/lib/content/media/render-texts'
import type { StoredQuestion } from '@/lib/content/questions/model'
import { listAskedQuestions } from '@/lib/content/questions/editions'
import { listLessonQuestions } from '@/lib/content/questions/queries'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { DAILY_RECORD_LIMITS } from '@/lib/learning/answers/limits'
import { QUESTIONS_PER_TEST } from './limits'
import { lessonForLimits } from '@/lib/learning/answers/open-content'
import { questionLimit, testsADay, type Player } from '@/lib/learning/answers/policy'
import { drawTest } from './draw'
import { TEST_MESSAGES } from './messages'
import type { OpenTest } from './model'
import { readAfterFinishingOverdue } from './finish'
import { questionEditionsOf, countTests, findLastTest, findOpenTest, type TestRow } from './queries'
import { tests } from './tables'
import { drawTestNumbers, toTestQuestion } from './items'
import { remainingMs, timerChoices } from './timer'
import { notifyTestStarted } from './families-in-test'

type Start = {
  player: Extract<Player, { role: 'pupil' }>
  lessonId: string
  minutes: number | null
}

/** Starts a test of a lesson, or continues the open one; there is never a second. */
export async function startTest(
  { player, lessonId, minutes }: Start,
  now = new Date(),
  random: () => number = Math.random,
): Promise<OpenTest> {
  const lesson = await lessonForLimits(player, lessonId)
  const [pool, going] = await readAfterFinishingOverdue(
    { pupilId: player.id, lessonId, now },
    () =>
      Promise.all([
        listLessonQuestions(lessonId, questionLimit(player, lesson)),
        findOpenTest(player.id, lessonId),
      ]),
    ([, open]) => open !== null,
  )
  if (going) return toOpenTest(going, pool, now)
  const test = await db().transaction(async (tx) => {
    // The lock serialises starts, and still allows answers to be written.
    await lockPupil(player.id, tx)
    const open = await findOpenTest(player.id, lessonId, tx)
    if (open) return open
    const day = zagrebDay(now)
    const begun = await countTests(player.id, lessonId, day, tx)
    if (begun.ofLesson >= testsADay(player, lesson))
      throw new HttpError(403, TEST_MESSAGES.onceADay)
    if (begun.ofAll >= DAILY_RECORD_LIMITS.tests)
      throw new HttpError(409, TEST_MESSAGES.enoughForToday)
    if (!pool.length) throw new HttpError(404, TEST_MESSAGES.noQuestions)
    const size = Math.min(QUESTIONS_PER_TEST, pool.length)
    if (minutes !== null && !timerChoices(size).includes(minutes)) {
      throw new HttpError(400, TEST_MESSAGES.unknownTimer)
    }
    const last = await findLastTest(player.id, lessonId, tx)
    const questionIds = drawTest({
      pool: pool.map(({ id, body, isInKnowledgeBase }) => ({
        id,
        kind: body.kind,
        isInKnowledgeBase,
      })),
      previous: last?.questionIds ?? [],
      random,
    })
    const editionOf = new Map(pool.map(({ id, edition }) => [id, edition]))
    const editions = questionIds.map((id) => editionOf.get(id) ?? 1)
    const [added] = await tx
      .insert(tests)
      .values({
        ...{ pupilId: player.id, lessonId, questionIds, editions, minutes },
        ...{ startedAt: now, day },
      })
      .returning()
    if (added) await notifyTestStarted(added.id, tx)
    return added
  })
  if (!test) throw new HttpError(500, TEST_MESSAGES.notStarted)
  return toOpenTest(test, pool, now)
}

/** An explicit list of what an open test reveals: no key, no explanation, no judgement. */
async function toOpenTest(test: TestRow, pool: StoredQuestion[], now: Date): Promise<OpenTest> {
  const wanted = questionEditionsOf(test)
  const known = wanted.flatMap(
    ({ id, edition }) => pool.find((one) => one.id === id && one.edition === edition) ?? [],
  )
  const asked = known.length === wanted.length ? known : await listAskedQuestions(wanted)
  const render = await textRenderer(asked)
  return {
    _id: test.id,
    lessonID: test.lessonId,
    questions: drawTestNumbers(test.id, asked).map((question) =>
      toTestQuestion(question, test.id, render),
    ),
    answers: test.answers,
    startedAt: test.startedAt.toISOString(),
    minutes: test.minutes,
    remainingMs: remainingMs(test, now),
  }
}
