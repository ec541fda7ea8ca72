import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Quiz } from '@/components/learning/quiz/quiz'
import type { QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { judgementOf, questionOf, quizStepOf, quizLessonOf } from '../../support/quiz'

const questions = [1, 2].map((digit) => questionOf('true-false', digit))
const round = questions.map(({ _id }) => _id)
const correct = { kind: 'true-false', value: true } as const
const missed = quizStepOf({ ...correct, value: false }, judgementOf({ outcome: 'wrong', correct }))
const finished: QuizProgress = {
  round,
  position: 2,
  steps: Object.fromEntries(round.map((id) => [id, missed])),
}

/** Opens the quiz with a stored round, as after a reload. */
function reload(stored: QuizProgress) {
  localStorage.setItem('iskra:gost:kviz:lekcija', JSON.stringify(stored))
  render(<Quiz lesson={quizLessonOf('lekcija', 2)} questions={questions} freeLesson={null} />)
}

const scrollTo = vi.fn()
const heading = () => screen.getByRole('group').querySelector('legend')

beforeEach(() => {
  scrollTo.mockReset()
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
})

it.each(['Igraj ispočetka', 'Ponovi 2 pitanja'])(
  'after reloading a result „%s” leads to the top of the first question',
  async (name) => {
    reload(finished)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('0 od 2 točno'))
    scrollTo.mockClear()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByText('Pitanje 1')).toBeTruthy()
    expect(document.activeElement).toBe(heading())
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  },
)

it('„Dalje” leads to the top of the next question', () => {
  reload({ ...finished, position: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Dalje' }))
  expect(screen.getByText('Pitanje 2')).toBeTruthy()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

it('an opened quiz takes focus if nothing else has it, and does not scroll', () => {
  reload({ round, position: 0, steps: {} })
  expect(document.activeElement).toBe(heading())
  expect(scrollTo).not.toHaveBeenCalled()
  cleanup()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  reload({ round, position: 0, steps: {} })
  expect(document.activeElement).toBe(field)
  field.remove()
})

it('with the keyboard alone: a letter chooses, Enter submits', () => {
  reload({ round, position: 0, steps: {} })
  const key = (name: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
  key('a')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /To je točno/ }).checked).toBe(true)
  key('Enter')
  expect(screen.getByRole('button', { name: 'Provjeravam...' })).toBeTruthy()
})

it('the progress bar counts the judged question', () => {
  const barAt = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
  reload({ ...finished, position: 1 })
  expect(barAt()).toBe('2')
  cleanup()
  reload({ round, position: 1, steps: { [String(round[0])]: missed } })
  expect(barAt()).toBe('1')
})

it('a second pass says how far it is, fills no bar before its end, and can be left', () => {
  const [first = '', second = ''] = round
  const turns = [...round, `${first}~`, `${second}~`]
  reload({ ...finished, round: turns })
  const bar = () => screen.getByRole('progressbar')
  const shown = () => [bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuemax')]
  expect(screen.getByText('1 od 2')).toBeTruthy()
  expect(shown()).toEqual(['2', '4'])
  cleanup()
  reload({
    ...finished,
    round: turns,
    position: 3,
    steps: { ...finished.steps, [`${first}~`]: missed },
  })
  expect(screen.getByText('2 od 2')).toBeTruthy()
  expect(shown()).toEqual(['3', '4'])
  fireEvent.click(screen.getByRole('button', { name: 'Dosta je' }))
  expect(screen.getByRole('heading', { name: '0 od 2 točno' })).toBeTruthy()
})

it('the first pass is not left before its end', () => {
  reload({ round, position: 0, steps: {} })
  expect(screen.queryByRole('button', { name: 'Dosta je' })).toBeNull()
})
