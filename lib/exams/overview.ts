import 'server-only'
import { zagrebDay } from '@/lib/hr/dates'
import { countQuestions } from '@/lib/questions/queries'
import { TEST_QUESTIONS } from './limits'
import { quizLimit, testsADay, type Player } from '@/lib/answers/policy'
import { readAfterOverdue } from './finish'
import { countTests, findOpenTest, listTestResults } from './queries'
import { remainingMs, timerChoices } from './timer'

type Asked = { player: Extract<Player, { role: 'pupil' }>; lessonId: string }

/** What a pupil has of a lesson's tests; one whose time is up is handed in first. */
export async function findTestOverview({ player, lessonId }: Asked, now = new Date()) {
  const pupilId = player.id
  const read = async () => {
    const [open, all, begun] = await Promise.all([
      findOpenTest(pupilId, lessonId),
      countQuestions(lessonId),
      countTests(pupilId, lessonId, zagrebDay(now)),
    ])
    // After that: a test that is handed in meanwhile stands in one of the two.
    return { open, all, begun, results: await listTestResults(pupilId, lessonId) }
  }
  const asked = { pupilId, lessonId, now }
  const { open, all, begun, results } = await readAfterOverdue(asked, read, ({ open }) => !!open)
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
