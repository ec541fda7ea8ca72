import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { QuizResult } from '@/components/quiz/quiz-result'
import type { PublicQuestion } from '@/lib/questions/model'
import { useQuiz } from '@/stores/quiz'
import { judged, questionOf, step } from '../support/quiz'

const questions: PublicQuestion[] = [1, 2, 3, 4, 5].map((digit) => questionOf('short', digit))
const ids = questions.map(({ _id }) => _id)
const correct = { kind: 'short', text: 'a < b' } as const
const LESSON = 'lekcija'

const scrollTo = vi.fn()

beforeEach(() => {
  scrollTo.mockReset()
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  localStorage.clear()
  useQuiz.getState().open(LESSON, ids)
})

/** A finished round in which the first `right` questions were right. */
function finish(right: number) {
  const { record, next } = useQuiz.getState()
  for (const [index, id] of ids.entries()) {
    const outcome = index < right ? (index === 0 ? 'spelling' : 'right') : 'wrong'
    record(id, step({ kind: 'short', text: 'x' }, judged({ outcome, correct })))
    next()
  }
}

function show(right: number, questionCount = questions.length) {
  finish(right)
  const { progress, restart, replayMistakes } = useQuiz.getState()
  if (!progress) throw new Error('no round')
  render(
    <QuizResult
      progress={progress}
      questions={questions}
      questionCount={questionCount}
      scriptPath="/skripta"
      lessonPath="/lekcija"
      onRestart={restart}
      onReplayMistakes={replayMistakes}
    />,
  )
}

it.each([
  [5, 'Savršeno! Ovo gradivo ti dobro ide.'],
  [4, 'Odlično! Još malo i znaš sve.'],
  [3, 'Dobar početak. Pogledaj objašnjenja i pokušaj ponovno.'],
  [2, 'Dobar početak. Pogledaj objašnjenja i pokušaj ponovno.'],
  [1, 'Svaka greška pokazuje što još treba naučiti. Pročitaj skriptu pa se vrati.'],
  [0, 'Svaka greška pokazuje što još treba naučiti. Pročitaj skriptu pa se vrati.'],
])('%i of five right: the score takes the focus and is followed by a kind word', (right, word) => {
  show(right)
  expect(document.activeElement?.textContent).toBe(`${right} od 5 točno`)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryAllByRole('group')).toHaveLength(5 - right)
})

it.each([
  [4, 'Ponovi 1 pitanje'],
  [3, 'Ponovi 2 pitanja'],
  [0, 'Ponovi 5 pitanja'],
])('with %i right the mistakes can be repeated: „%s”', (right, label) => {
  show(right)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(useQuiz.getState().progress).toEqual({ round: ids.slice(right), position: 0, steps: {} })
})

it('without a mistake there is nothing to repeat, only a new round', () => {
  show(5)
  expect(screen.queryByRole('button', { name: /^Ponovi/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Igraj ispočetka' }))
  expect(useQuiz.getState().progress).toEqual({ round: ids, position: 0, steps: {} })
})

it('a typed key is shown as text', () => {
  show(4)
  expect(screen.getByText('a < b')).toBeTruthy()
})

it.each([17, 21])('a guest reads that there are %i questions, and what is there already', (all) => {
  show(5, all)
  expect(screen.getByText(/^Za sada/).textContent).toBe(
    `Za sada je otvoreno 5 od ${all} pitanja. Cijelo gradivo čeka te u skripti.`,
  )
})

it('whoever had all questions reads nothing of the kind', () => {
  show(5)
  expect(screen.queryByText(/Za sada/)).toBeNull()
})

it('leads on to the script and back to the lesson', () => {
  show(5)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Otvori skriptu')).toBe('/skripta')
  expect(hrefOf('Natrag na lekciju')).toBe('/lekcija')
})

it('is read from its top, wherever the last question was left', () => {
  show(5)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})
