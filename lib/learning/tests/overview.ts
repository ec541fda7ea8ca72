import 'server-only'
import { zagrebDay } from '@/lib/hr/dates'
import { countQuestions } from '@/lib/questions/queries'
import { TEST_QUESTIONS } from '../limits'
import { quizLimit, testsADay, type Player } from '../policy'
import type { TestOverview } from './model'
import { readAfterOverdue } from './overdue'
import { countTests, findOpenTest, listTestResults } from './queries'
import { remainingMs, timerChoices } from './timer'

type Asked = { player: Extract<Player, { role: 'pupil' }>; lessonId: string }

/** What a pupil has of a lesson's tests; one whose time is up is handed in first. */
export async function findTestOverview(
  { player, lessonId }: Asked,
  now = new Date(),
): Promise<TestOverview> {
  const pupilId = player.id
  const [results, open, all, begun] = await readAfterOverdue({ pupilId, lessonId, now }, () =>
    Promise.all([
      listTestResults(pupilId, lessonId),
      findOpenTest(pupilId, lessonId),
      countQuestions(lessonId),
      countTests(pupilId, lessonId, zagrebDay(now)),
    ]),
  )
  const questionCount = Math.min(all, quizLimit(player), TEST_QUESTIONS)
  return {
    results,
    open: open && {
      _id: open.id,
      startedAt: open.startedAt.toISOString(),
      remainingMs: remainingMs(open, now),
      answers: open.answers,
    },
    questionCount,
    timers: timerChoices(questionCount),
    isAllowed: open !== null || begun.ofLesson < testsADay(player),
  }
}
