import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AboutFunQuiz } from '@/components/learning/fun-quizzes/about-fun-quiz'
import { FunQuiz } from '@/components/learning/fun-quizzes/fun-quiz'
import type { FunQuiz as Quiz, PlayResult } from '@/lib/learning/fun-quizzes/model'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import { useFunPlay, useFunQuiz } from '@/stores/fun-quiz'
import type { User } from '@/lib/across/accounts/model'
import { useSession } from '@/stores/session'
import {
  answer,
  answerBy,
  bodies,
  calls,
  loseConnection,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { idOf, parentOf, pupilOf, viewerOf } from '../../support/family'
import { press } from '../../support/person'
import { judgementOf, questionOf } from '../../support/quiz'

// Each play has its own order.
vi.mock('@/lib/content/questions/shuffle', async (original) => ({
  ...(await original()),
  shuffled: <T,>(items: T[]) => items,
}))
window.matchMedia = () => ({ matches: true }) as MediaQueryList

const questions = [questionOf('single', 1), questionOf('true-false', 2)]
const about = { slug: 'proba', title: 'Proba', description: 'Kviz za probu.' }
const quiz: Quiz = { ...about, icon: 'svemir', questionCount: 2, questions }
const B = { kind: 'single', choice: 'b' } as const
const TRUE = { kind: 'true-false', value: true } as const
const SCORE = { right: 2, total: 2, points: 231, timeMs: 65_000 }
const RESULT: PlayResult = { ...SCORE, isRanked: true, place: 3, players: 7 }

const { startPlay, judgeFunAnswer, finishPlay } = funQuizzesApiCalls
const begin = (drawn = questions as Quiz['questions']) =>
  answerBy(startPlay, ({ body }) => ({ playId: body.id, questions: drawn }))
const answers = () => bodies(judgeFunAnswer)

beforeEach(() => {
  signIn(null)
  begin()
  answerBy(judgeFunAnswer, ({ body }) => {
    const given = body.answer as typeof B | typeof TRUE
    return { answer: given, judgement: judgementOf({ outcome: 'right', correct: given }) }
  })
  answer(finishPlay, RESULT)
})

function signIn(user: User | null) {
  const viewer = user && viewerOf(user)
  useSession.setState({ viewer, look: () => viewer })
}

async function open() {
  cleanup()
  useFunQuiz.setState(useFunQuiz.getInitialState())
  useFunPlay.setState(useFunPlay.getInitialState())
  render(<FunQuiz quiz={quiz} about={<AboutFunQuiz quiz={quiz} />} />)
  await settle()
}

async function start(user: User | null) {
  signIn(user)
  await open()
  await press('Kreni')
}

async function answerFirst() {
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
}

async function answerBoth() {
  await answerFirst()
  await press('Dalje')
  fireEvent.click(screen.getByLabelText(/To je točno/))
  await press('Provjeri')
  await press('Pogledaj rezultat')
}

it('introduces itself before it starts, and sends no request', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Proba')
  expect(screen.getByText('2 pitanja')).toBeTruthy()
  expect(calls()).toEqual([])
})

it('a guest plays without a play on the server, and reads why there is no place', async () => {
  await start(null)
  await answerBoth()
  expect(calls()).toHaveLength(2)
  expect(sentInputs(judgeFunAnswer)).toEqual([
    { params: { slug: 'proba' }, body: { questionId: questions[0]?._id, answer: B } },
    { params: { slug: 'proba' }, body: { questionId: questions[1]?._id, answer: TRUE } },
  ])
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('2 od 2 točno')
  expect(screen.getByText(/Igraš bez prijave/)).toBeTruthy()
})

it('a parent plays as a guest does', async () => {
  await start(parentOf())
  await answerBoth()
  expect(bodies(startPlay)).toEqual([])
  expect(screen.getByText(/Roditelji igraju za zabavu/)).toBeTruthy()
})

it('a pupil’s answers belong to the play started by the server, which is ended once', async () => {
  await start(pupilOf())
  const playId = bodies(startPlay)[0]?.id
  expect(playId).toMatch(/^[0-9a-f-]{36}$/)
  await answerBoth()
  expect(answers().map(({ playId: id }) => id)).toEqual([playId, playId])
  expect(sentInputs(finishPlay)).toEqual([{ params: { id: playId }, body: {} }])
  const score = screen.getByRole('status').textContent
  expect(score).toContain('231 bod')
  expect(score).toContain('Vrijeme: 1 min 5 s')
  expect(score).toContain('Ovog si tjedna na 3. mjestu.')
})

it.each([
  [{ isRanked: false, place: 3 }, 'Danas se broji tvoja prva igra, a ova je za zabavu.'],
  [{ isRanked: true, place: null }, 'Ovaj rezultat vidiš samo ti.'],
  // A single player has no one behind.
  [{ place: 1, players: 1 }, 'Ljestvica ovog tjedna tek se puni.'],
  [{ place: 1, players: 4 }, 'Ljestvica ovog tjedna tek se puni.'],
  [{ place: 1, players: 5 }, 'Ovog si tjedna na 1. mjestu.'],
  [{ isRanked: false, timeMs: 1_999 }, 'Igra je bila prebrza za ljestvicu.'],
  [
    { isRanked: false, place: null },
    'Danas se broji tvoja prva igra, a ova je za zabavu. Ovaj rezultat vidiš samo ti.',
  ],
])('for a play with %j it shows „%s”', async (changes, sentence) => {
  answer(finishPlay, { ...RESULT, ...changes })
  await start(pupilOf())
  await answerBoth()
  expect(screen.getByRole('status').textContent).toContain(sentence)
})

it('a reload continues the same play at the same question', async () => {
  await start(pupilOf())
  await answerFirst()
  await press('Dalje')
  await open()
  expect(screen.getByText(/Pitanje 2/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/To je točno/))
  await press('Provjeri')
  expect(bodies(startPlay)).toHaveLength(1)
  expect(answers()[1]?.playId).toBe(bodies(startPlay)[0]?.id)
})

it('another user of the browser starts anew, and the first one finds the round again', async () => {
  signIn(pupilOf())
  await open()
  await press('Kreni')
  signIn(pupilOf({ _id: idOf('11') }))
  await open()
  expect(screen.getByRole('button', { name: 'Kreni' })).toBeTruthy()
  signIn(pupilOf())
  await open()
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
})

it('a pupil gets questions in the drawn order, also after a reload', async () => {
  const [single, claim] = questions
  const choices = ['četvrti', 'peti'].map((html, index) => ({ id: 'ab'.charAt(index), html }))
  begin([{ ...single, choices }, claim] as Quiz['questions'])
  await start(pupilOf())
  expect(screen.getByLabelText(/peti/)).toBeTruthy()
  await open()
  fireEvent.click(screen.getByLabelText(/peti/))
  await press('Provjeri')
  expect(answers()[0]?.answer).toEqual(B)
  expect(screen.queryByLabelText(/drugi/)).toBeNull()
})

it('a play that can’t start says so and can be retried', async () => {
  loseConnection(startPlay)
  await start(pupilOf())
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  begin()
  await press('Kreni')
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
})

it('an earlier answer that counts is shown instead of the new one', async () => {
  const earlier = { kind: 'single', choice: 'c' } as const
  const judgement = judgementOf({ outcome: 'wrong', correct: B })
  answer(judgeFunAnswer, { answer: earlier, judgement })
  await start(pupilOf())
  await answerFirst()
  const checked = screen.getByRole('radio', { checked: true })
  expect(checked.closest('label')?.textContent).toContain('treći')
})

it.each([
  ['that the server no longer knows', 404, 'Igra nije pronađena'],
  ['that was ended elsewhere', 409, 'Ova je igra završena. Pokreni novu.'],
])('a play %s ends in a new start', async (_, status, message) => {
  refuse(judgeFunAnswer, status, message)
  await start(pupilOf())
  await answerFirst()
  expect(screen.getByRole('alert').textContent).toBe(
    'Ova se igra više ne može nastaviti. Kreni iznova.',
  )
  expect(screen.getByRole('button', { name: 'Kreni' })).toBeTruthy()
})

it('offline the points are pending, and arrive when the browser is online again', async () => {
  await start(pupilOf())
  loseConnection(finishPlay)
  await answerBoth()
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Bodovi/)
  answer(finishPlay, RESULT)
  fireEvent(window, new Event('online'))
  await settle()
  expect(screen.getByRole('status').textContent).toContain('231 bod')
})

it('„Igraj ponovno” starts a separate play', async () => {
  await start(pupilOf())
  await answerBoth()
  await press('Igraj ponovno')
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
  const [first, second] = bodies(startPlay).map(({ id }) => id)
  expect(second).toBeTruthy()
  expect(second).not.toBe(first)
})
