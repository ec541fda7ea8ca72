import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Quiz } from '@/components/quiz/quiz'
import { call } from '@/lib/http/client'
import { useQuiz } from '@/stores/quiz'
import { judged, questionOf, wayOf } from '../support/quiz'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))

const LESSONS = { prva: [1, 2], druga: [3, 4] } as const
type Lesson = keyof typeof LESSONS
const right = judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } })

/** The page of each lesson's quiz as the router keeps it: hidden, not taken away. */
const Pages = ({ shown }: { shown: Lesson | null }) =>
  Object.entries(LESSONS).map(([lessonId, digits]) => (
    <Activity key={lessonId} mode={lessonId === shown ? 'visible' : 'hidden'}>
      <section aria-label={lessonId}>
        <Quiz
          lesson={wayOf(lessonId, digits.length)}
          questions={digits.map((digit) => questionOf('single', digit))}
        />
      </section>
    </Activity>
  ))

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))
/** Opens the app; gives the way from page to page. */
async function browse() {
  const { rerender } = render(<Pages shown={null} />)
  return async (lesson: Lesson | null) => {
    rerender(<Pages shown={lesson} />)
    await settle()
  }
}
const option = () => screen.getByRole<HTMLInputElement>('radio', { name: /drugi/ })
async function answer() {
  fireEvent.click(option())
  fireEvent.click(screen.getByRole('button', { name: 'Provjeri' }))
  await settle()
}
const kept = (lesson: Lesson) =>
  JSON.parse(localStorage.getItem(`iskra:gost:kviz:${lesson}`) ?? 'null') as object

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  localStorage.clear()
  useQuiz.setState(useQuiz.getInitialState())
  vi.mocked(call).mockReset().mockResolvedValue(right)
})

it('a quiz that is come back to after another one goes on, and the other one is kept', async () => {
  const go = await browse()
  await go('prva')
  await answer()
  fireEvent.click(screen.getByRole('button', { name: 'Dalje' }))
  await go('druga')
  await answer()
  const other = kept('druga')
  expect(Object.keys((other as { steps: object }).steps)).toHaveLength(1)

  await go('prva')
  expect(screen.getByText('Pitanje 2')).toBeTruthy()
  fireEvent.click(option())
  expect(option().checked).toBe(true)
  await answer()
  expect(screen.getByRole('heading', { name: 'Točno!' })).toBeTruthy()
  expect(kept('druga')).toEqual(other)
  await go('druga')
  expect(screen.getByRole('heading', { name: 'Točno!' })).toBeTruthy()
})

it('an answer that was under way when its quiz was left is judged after the way back', async () => {
  vi.mocked(call).mockReturnValueOnce(new Promise(() => undefined))
  const go = await browse()
  await go('prva')
  await answer()
  await go('druga')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Provjeri' }).disabled).toBe(true)
  await go('prva')
  expect(screen.getByRole('heading', { name: 'Točno!' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dalje' })).toBeTruthy()
})

it('what another tab has judged meanwhile can be gone on from', async () => {
  vi.mocked(call).mockReturnValueOnce(new Promise(() => undefined))
  const go = await browse()
  await go('prva')
  await answer()
  await go(null)
  const { round } = kept('prva') as { round: string[] }
  const steps = {
    [String(round[0])]: { answer: { kind: 'single', choice: 'b' }, judgement: right },
  }
  localStorage.setItem('iskra:gost:kviz:prva', JSON.stringify({ round, position: 0, steps }))
  await go('prva')
  expect(screen.getByRole('button', { name: 'Dalje' })).toBeTruthy()
})
