import { fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Quiz } from '@/components/learning/quiz/quiz'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { answer, holdRequest, settle } from '../../support/network'
import { button, press } from '../../support/person'
import { questionOf, quizLessonOf } from '../../support/quiz'
import { playAsGuest, ANSWER_B, right, submitB, verdict } from '../../support/quiz-page'

playAsGuest()

const LESSONS = { prva: [1, 2], druga: [3, 4] } as const
type Lesson = keyof typeof LESSONS

/** The page of each lesson's quiz as the router keeps it: hidden, not unmounted. */
const Pages = ({ shown }: { shown: Lesson | null }) =>
  Object.entries(LESSONS).map(([lessonId, digits]) => (
    <Activity key={lessonId} mode={lessonId === shown ? 'visible' : 'hidden'}>
      <section aria-label={lessonId}>
        <Quiz
          lesson={quizLessonOf(lessonId, digits.length)}
          questions={digits.map((digit) => questionOf('single', digit))}
          freeLesson={null}
        />
      </section>
    </Activity>
  ))

/** Opens the app and returns a function to navigate. */
async function browse() {
  const { rerender } = render(<Pages shown={null} />)
  return async (lesson: Lesson | null) => {
    rerender(<Pages shown={lesson} />)
    await settle()
  }
}
const option = () => screen.getByRole<HTMLInputElement>('radio', { name: /drugi/ })
const kept = (lesson: Lesson) =>
  JSON.parse(localStorage.getItem(`iskra:gost:kviz:${lesson}`) ?? 'null') as object

beforeEach(() => answer(quizApiCalls.judgeAnswer, right))

it('a quiz reopened after another one continues, and the other one is kept', async () => {
  const go = await browse()
  await go('prva')
  await submitB()
  await press('Dalje')
  await go('druga')
  await submitB()
  const other = kept('druga')
  expect(Object.keys((other as { steps: object }).steps)).toHaveLength(1)

  await go('prva')
  expect(screen.getByText('Pitanje 2')).toBeTruthy()
  fireEvent.click(option())
  expect(option().checked).toBe(true)
  await submitB()
  expect(verdict()).toBe('Točno!')
  expect(kept('druga')).toEqual(other)
  await go('druga')
  expect(verdict()).toBe('Točno!')
})

it('an answer being sent when its quiz was left is judged after returning', async () => {
  holdRequest(quizApiCalls.judgeAnswer)
  const go = await browse()
  await go('prva')
  await submitB()
  await go('druga')
  expect(button('Provjeri').disabled).toBe(true)
  answer(quizApiCalls.judgeAnswer, right)
  await go('prva')
  expect(verdict()).toBe('Točno!')
  expect(button('Dalje')).toBeTruthy()
})

it('after another tab’s judgement the round can continue', async () => {
  holdRequest(quizApiCalls.judgeAnswer)
  const go = await browse()
  await go('prva')
  await submitB()
  await go(null)
  const { round } = kept('prva') as { round: string[] }
  const steps = { [String(round[0])]: { answer: ANSWER_B, judgement: right } }
  localStorage.setItem('iskra:gost:kviz:prva', JSON.stringify({ round, position: 0, steps }))
  await go('prva')
  expect(button('Dalje')).toBeTruthy()
})
