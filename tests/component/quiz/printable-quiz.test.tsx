import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PrintableQuiz } from '@/components/quiz/printable-quiz'
import type { Viewer } from '@/lib/accounts/viewer'
import { quizCalls } from '@/lib/quiz/calls'
import { useSession } from '@/stores/session'
import { idOf } from '../support/family'
import { answer, calls, refuse } from '../support/network'
import { press } from '../support/person'
import { questionOf } from '../support/quiz'

// What the button loads is there at once.
beforeAll(() => import('@/components/quiz/quiz-sheet'))
afterEach(() => useSession.setState({ viewer: null }))

const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
const DEMO = [questionOf('single')]
const ALL = [...DEMO, questionOf('number', 2)]

async function open(type: 'roditelj' | 'ucenik' | null) {
  print.mockClear()
  useSession.setState({ viewer: type && ({ sub: idOf('1'), type } as Viewer) })
  render(
    <PrintableQuiz
      lesson={{ lessonId: idOf('20'), title: 'Nil', subject: 'Povijest' }}
      address="https://iskra.test/nil/kwiz"
      questions={DEMO}
    >
      <p>Pitanje na ekranu</p>
    </PrintableQuiz>,
  )
  await press('Ispiši kviz')
}
const numbers = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .flatMap((item) => item.getAttribute('value') ?? [])

it('gives a guest the questions of the page, with room for a name, and asks nobody', async () => {
  await open(null)
  expect(calls()).toEqual([])
  expect(print).toHaveBeenCalledTimes(1)
  const sheet = screen.getByRole('region', { name: 'Kviz' })
  expect(sheet.textContent).toMatch(/Ime: _+Datum: _+Povijest: Nil/)
  expect(numbers('Kviz')).toEqual(['1'])
  expect(document.body.textContent).toContain('https://iskra.test/nil/kwiz')
})

it('gives a pupil all their questions and nothing that is right', async () => {
  answer(quizCalls.lessonQuestions, ALL)
  await open('ucenik')
  expect(numbers('Kviz')).toEqual(['1', '2'])
  expect(screen.queryByRole('region', { name: 'Rješenja' })).toBeNull()
})

it('gives a parent what is right on a page of its own, without what a test still asks', async () => {
  answer(quizCalls.quizKeys, [
    { question: questionOf('single'), correct: { kind: 'single', choice: 'b' } },
    { question: questionOf('number', 2), correct: null },
  ])
  await open('roditelj')
  const answers = screen.getByRole('region', { name: 'Rješenja' }).textContent
  expect(answers).toContain('drugi')
  expect(answers).not.toContain('prvi')
  expect(answers).toContain('Ovo je pitanje u testu koji dijete još piše.')
})

it('says why nothing is printed, and leaves the quiz as it is', async () => {
  refuse(quizCalls.lessonQuestions, 503, 'Ne sada.')
  await open('ucenik')
  expect(screen.getByRole('alert').textContent).toBe('Ne sada.')
  expect(print).not.toHaveBeenCalled()
  expect(screen.getByText('Pitanje na ekranu')).toBeTruthy()
})
