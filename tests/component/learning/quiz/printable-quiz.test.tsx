import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { use, useEffect } from 'react'
import { afterEach, beforeAll, expect, it, vi, type MockInstance } from 'vitest'
import { PrintableQuiz } from '@/components/learning/quiz/printable-quiz'
import { OnQuestionsLoadedContext } from '@/components/learning/quiz/on-questions-loaded-context'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useSession } from '@/stores/session'
import { idOf } from '../../support/family'
import { answer, calls, refuse } from '../../support/network'
import { press } from '../../support/person'
import { questionOf } from '../../support/quiz'

// The button's code is preloaded.
beforeAll(() => import('@/components/learning/quiz/printed/load-paper'))
afterEach(() => useSession.setState({ viewer: null }))

const DEMO = [questionOf('single')]
const ALL = [...DEMO, questionOf('number', 2)]

let print: MockInstance<typeof window.print>

/** Stands in for the quiz on the screen: reports its questions once it has them. */
function Told({ questions }: { questions: typeof ALL | null }) {
  const tell = use(OnQuestionsLoadedContext)
  useEffect(() => {
    if (questions) tell(questions)
  }, [tell, questions])
  return <p>Pitanje na ekranu</p>
}

function show(type: 'roditelj' | 'ucenik' | null, questions: typeof ALL | null) {
  print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  useSession.setState({ viewer: type && ({ sub: idOf('1'), type } as SignedInViewer) })
  render(
    <PrintableQuiz
      lesson={{ lessonId: idOf('20'), title: 'Nil', subject: 'Povijest' }}
      address="https://iskra.test/nil/kwiz"
      help={<button>Trebaš pomoć?</button>}
    >
      <Told questions={questions} />
    </PrintableQuiz>,
  )
}
async function open(type: 'roditelj' | 'ucenik' | null, questions: typeof ALL | null = null) {
  show(type, questions)
  await press('Ispiši kviz')
}
/** The browser's own print command, which waits for nothing. */
const command = () =>
  act(() => {
    window.dispatchEvent(new Event('beforeprint'))
  })

const numbers = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .flatMap((item) => item.getAttribute('value') ?? [])

it('gives a guest the page’s questions, with space for a name, without a request', async () => {
  await open(null, DEMO)
  expect(calls()).toEqual([])
  expect(print).toHaveBeenCalledTimes(1)
  const sheet = screen.getByRole('region', { name: 'Kviz' })
  expect(sheet.textContent).toMatch(/Ime: _+Datum: _+Povijest: Nil/)
  expect(numbers('Kviz')).toEqual(['1'])
  expect(document.body.textContent).toContain('https://iskra.test/nil/kwiz')
})

it('gives a pupil all their questions and no keys', async () => {
  await open('ucenik', ALL)
  expect(calls()).toEqual([])
  expect(numbers('Kviz')).toEqual(['1', '2'])
  expect(screen.queryByRole('region', { name: 'Rješenja' })).toBeNull()
})

it('gives a parent the key on a separate page, without questions of an open test', async () => {
  answer(quizApiCalls.keyedQuizQuestions, [
    { question: questionOf('single'), correct: { kind: 'single', choice: 'b' } },
    { question: questionOf('number', 2), correct: null },
  ])
  await open('roditelj')
  const answers = screen.getByRole('region', { name: 'Rješenja' }).textContent
  expect(answers).toContain('drugi')
  expect(answers).not.toContain('prvi')
  expect(answers).toContain('Ovo je pitanje u testu koji dijete još piše.')
})

it('fetches the questions that the quiz does not know yet', async () => {
  answer(quizApiCalls.lessonQuestions, ALL)
  await open('ucenik')
  expect(numbers('Kviz')).toEqual(['1', '2'])
})

it('shows why nothing is printed, and leaves the quiz unchanged', async () => {
  refuse(quizApiCalls.lessonQuestions, 503, 'Ne sada.')
  await open('ucenik')
  expect(screen.getByRole('alert').textContent).toBe('Ne sada.')
  expect(print).not.toHaveBeenCalled()
  expect(screen.getByText('Pitanje na ekranu')).toBeTruthy()
})

const SHEET = { name: 'Kviz' }

it.each(['keydown', 'pointermove', 'pointerdown', 'blur'])(
  'gives the whole quiz to the browser’s command after a %s',
  async (sign) => {
    show(null, DEMO)
    command()
    expect(screen.queryByRole('region', SHEET)).toBeNull()
    fireEvent(window, new Event(sign))
    await waitFor(() => {
      command()
      expect(numbers('Kviz')).toEqual(['1'])
    })
    expect(calls()).toEqual([])
    expect(screen.getByText('Pitanje na ekranu').parentElement?.className).toBe('print:hidden')
  },
)

it('prepares a parent’s key for the command, fetched once', async () => {
  answer(quizApiCalls.keyedQuizQuestions, [
    { question: questionOf('single'), correct: { kind: 'single', choice: 'b' } },
  ])
  show('roditelj', DEMO)
  fireEvent.keyDown(document.body, { key: 'Control' })
  fireEvent.keyDown(document.body, { key: 'p' })
  await waitFor(() => {
    command()
    expect(screen.getByRole('region', { name: 'Rješenja' }).textContent).toContain('drugi')
  })
  expect(calls()).toHaveLength(1)
})

it('prints the page’s own notice while the questions are unknown, without an error', async () => {
  show('ucenik', null)
  fireEvent.keyDown(document.body, { key: 'Control' })
  await act(() => import('@/components/learning/quiz/printed/load-paper'))
  command()
  expect(screen.queryByRole('region', SHEET)).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('')
})
