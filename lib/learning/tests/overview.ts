import 'server-only'
import { zagrebDay } from '@/lib/hr/dates'
import { listQuestions } from '@/lib/questions/queries'
import { TEST_QUESTIONS } from '../limits'
import { quizLimit, testsADay, type Player } from '../policy'
import { finishOverdue } from './finish'
import type { TestOverview } from './model'
import { countTests, findOpenTest, listTestResults } from './queries'
import { assertLesson } from './start'
import { remainingMs, timerChoices } from './timer'

type Asked = { player: Extract<Player, { role: 'pupil' }>; lessonId: string }

/** What a pupil has of a lesson's tests; one whose time is up is handed in first. */
export async function findTestOverview(
  { player, lessonId }: Asked,
  now = new Date(),
): Promise<TestOverview> {
  await assertLesson(lessonId)
  await finishOverdue(player.id, lessonId, now)
  const [results, open, pool, today] = await Promise.all([
    listTestResults(player.id, lessonId),
    findOpenTest(player.id, lessonId),
    listQuestions(lessonId, Math.min(quizLimit(player), TEST_QUESTIONS)),
    countTests(player.id, lessonId, zagrebDay(now)),
  ])
  return {
    results,
    open: open && {
      _id: open.id,
      startedAt: open.startedAt.toISOString(),
      remainingMs: remainingMs(open, now),
      answers: open.answers,
    },
    questionCount: pool.length,
    timers: timerChoices(pool.length),
    isAllowed: open !== null || today < testsADay(player),
  }
}
