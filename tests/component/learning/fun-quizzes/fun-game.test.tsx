import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AboutFunQuiz } from '@/components/learning/fun-quizzes/about-fun-quiz'
import { FunQuiz } from '@/components/learning/fun-quizzes/fun-quiz'
import { playTone } from '@/components/learning/fun-quizzes/tones'
import { throwConfetti } from '@/components/learning/rewards/confetti'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import { useFunPlay, useFunQuiz } from '@/stores/fun-quiz'
import { useSession } from '@/stores/session'
import { useSound } from '@/stores/sound'
import { answerBy, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'

vi.mock('@/components/learning/rewards/confetti', () => ({
  throwConfetti: vi.fn(() => () => undefined),
}))
vi.mock('@/components/learning/fun-quizzes/tones', () => ({ playTone: vi.fn() }))

const questions = [questionOf('single', 1), questionOf('true-false', 2)]
const about = { slug: 'proba', title: 'Proba', description: 'Kviz za probu.' }
const quiz = { ...about, icon: 'svemir', questionCount: 2, questions } as const

type Given = { kind: 'single'; choice: string } | { kind: 'true-false'; value: boolean }

/** The verdict on every answer. */
let outcome: 'right' | 'wrong'

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  useSound.setState(useSound.getInitialState())
  useSession.setState({ viewer: null, look: () => null })
  vi.mocked(playTone).mockClear()
  vi.mocked(throwConfetti).mockClear()
  outcome = 'right'
  answerBy(funQuizzesApiCalls.judgeFunAnswer, ({ body }) => {
    const given = body.answer as Given
    return { answer: given, judgement: judgementOf({ outcome, correct: given }) }
  })
})

/** Loads the page with the browser's stored data. */
async function open() {
  cleanup()
  useFunQuiz.setState(useFunQuiz.getInitialState())
  useFunPlay.setState(useFunPlay.getInitialState())
  render(<FunQuiz quiz={{ ...quiz, questions }} about={<AboutFunQuiz quiz={quiz} />} />)
  await settle()
}

/** Questions come in random order. */
async function answerOne() {
  const option = screen.queryByLabelText(/drugi/) ?? screen.getByLabelText(/To je točno/)
  fireEvent.click(option)
  await press('Provjeri')
}

async function answerBoth() {
  await answerOne()
  await press('Dalje')
  await answerOne()
  await press('Pogledaj rezultat')
}

it('counts right answers in a row and the time, and celebrates a good play once', async () => {
  await open()
  await press('Kreni')
  expect(screen.getByText('Vrijeme:').parentElement?.textContent).toBe('Vrijeme: 0 s')
  await answerOne()
  expect(screen.queryByText(/zaredom/)).toBeNull()
  await press('Dalje')
  await answerOne()
  expect(screen.getByText('2 zaredom')).toBeTruthy()
  await press('Pogledaj rezultat')
  expect(throwConfetti).toHaveBeenCalledTimes(1)
  await open()
  expect(screen.getByText('2 od 2 točno')).toBeTruthy()
  expect(throwConfetti).toHaveBeenCalledTimes(1)
})

it('a weaker play ends without confetti', async () => {
  outcome = 'wrong'
  await open()
  await press('Kreni')
  await answerBoth()
  expect(screen.queryByText(/zaredom/)).toBeNull()
  expect(throwConfetti).not.toHaveBeenCalled()
})

const soundSwitch = () => screen.getByRole('button', { name: 'Zvuk' })

it('is silent until sound is switched on, which the browser remembers', async () => {
  await open()
  expect(soundSwitch().getAttribute('aria-pressed')).toBe('false')
  await press('Kreni')
  await answerBoth()
  expect(playTone).not.toHaveBeenCalled()
  await press('Igraj ponovno')
  await press('Zvuk')
  await answerBoth()
  const tones = vi.mocked(playTone).mock.calls.map(([tone]) => tone)
  expect(tones).toEqual(['right', 'right', 'right', 'end'])
  useSound.setState(useSound.getInitialState())
  await open()
  await press('Igraj ponovno')
  expect(soundSwitch().getAttribute('aria-pressed')).toBe('true')
})

it('with reduced motion, sound waits for a click', async () => {
  localStorage.setItem('iskra:gost:zvuk:', 'true')
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  await open()
  expect(soundSwitch().getAttribute('aria-pressed')).toBe('false')
  await press('Zvuk')
  expect(playTone).toHaveBeenCalledTimes(1)
})
