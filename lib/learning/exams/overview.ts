import 'server-only'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { countLessonQuestions } from '@/lib/content/questions/queries'
import { QUESTIONS_PER_TEST } from './limits'
import { lessonForLimits } from '@/lib/learning/answers/open-content'
import { questionLimit, testsADay, type Player } from '@/lib/learning/answers/policy'
import { readAfterFinishingOverdue } from './finish'
import { countTests, findOpenTest, listTestResults, type TestRow } from './queries'
import { remainingMs, timerChoices } from './timer'

/** An open test on the start screen of its scope. */
export const toOpenState = (open: TestRow, now: Date) => ({
  _id: open.id,
  startedAt: open.startedAt.toISOString(),
  remainingMs: remainingMs(open, now),
  answers: open.answers,
})

type Asked = { player: Extract<Player, { role: 'pupil' }>; lessonId: string }

/** A pupil's tests of a lesson. An overdue test is submitted first. */
export async function findTestOverview({ player, lessonId }: Asked, now = new Date()) {
  const pupilId = player.id
  const read = async () => {
    const [open, all, begun] = await Promise.all([
      findOpenTest(pupilId, { lessonId }),
      countLessonQuestions(lessonId),
      countTests(pupilId, { lessonId }, zagrebDay(now)),
    ])
    // Read last, so that a test submitted in the meantime appears in at least one of the two.
    return { open, all, begun, results: await listTestResults(pupilId, { lessonId }) }
  }
  const asked = { pupilId, lessonId, now }
  const lesson = await lessonForLimits(player, lessonId)
  const { open, all, begun, results } = await readAfterFinishingOverdue(
    asked,
    read,
    ({ open }) => !!open,
  )
  const questionCount = Math.min(all, questionLimit(player, lesson), QUESTIONS_PER_TEST)
  return {
    results,
    open: open && toOpenState(open, now),
    questionCount,
    timers: timerChoices(questionCount),
    isAllowed: open !== null || begun.ofLesson < testsADay(player, lesson),
  }
}
