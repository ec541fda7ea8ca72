import { fireEvent, render, screen } from '@testing-library/react'
import { DailyPractice } from '@/components/learning/daily-practice/daily-practice'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import type { Sitting, SittingEnd } from '@/lib/learning/daily-practice/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { idOf } from './family'
import { answer, settle } from './network'
import { press } from './person'
import { judgementOf } from './quiz'
import { LESSON, sittingOf } from './sittings'

/** „Danas” as a pupil uses it. */

export const END: SittingEnd = {
  ...{ right: 2, total: 2, mayContinue: true, allKnown: null },
  better: [{ lesson: LESSON, before: 3, after: 5 }],
  isDayAfter: false,
  dayAfter: [{ ...LESSON, lessonId: idOf('21'), title: 'Stara Grčka' }],
}

/** What the server says of the sitting from now on. */
export const serve = (sitting: Sitting) => answer(dailyPracticeApiCalls.openSitting, sitting)

/** What the server says of answers from now on. */
export const judge = (outcome: 'right' | 'wrong') =>
  answer(quizApiCalls.judgeAnswer, {
    ...judgementOf({ outcome, correct: { kind: 'single', choice: 'b' } }),
    earned: 0,
  })

export async function open(sitting = sittingOf()) {
  serve(sitting)
  render(<DailyPractice />)
  await settle()
}

/** Answers the question on the screen. */
export async function choose(outcome: 'right' | 'wrong') {
  judge(outcome)
  fireEvent.click(screen.getByLabelText(outcome === 'right' ? /drugi/ : /prvi/))
  await press('Provjeri')
}

/** Such as „1. od 2”. */
export const place = () => screen.getByText(/^od \d+$/).parentElement?.textContent
