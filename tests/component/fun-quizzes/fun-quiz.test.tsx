import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AboutFunQuiz } from '@/components/fun-quizzes/about-fun-quiz'
import { FunQuiz } from '@/components/fun-quizzes/fun-quiz'
import type { FunQuiz as Quiz, PlayResult } from '@/lib/fun-quizzes/model'
import { ApiError, call } from '@/lib/http/client'
import { useFunPlay } from '@/stores/fun-play'
import { useFunQuiz } from '@/stores/fun-quiz'
import { useSession } from '@/stores/session'
import { judged, questionOf } from '../support/quiz'

// Each play has an order of its own.
vi.mock('@/lib/questions/shuffle', async (original) => ({
  ...(await original()),
  shuffled: <T,>(items: T[]) => items,
}))
vi.mock('@/lib/http/client', async (original) => ({ ...(await original()), call: vi.fn() }))
window.matchMedia = () => ({ matches: true }) as MediaQueryList

const questions = [questionOf('single', 1), questionOf('true-false', 2)]
const quiz: Quiz = {
  slug: 'proba',
  title: 'Proba',
  description: 'Kviz za probu.',
  icon: 'svemir',
  questionCount: 2,
  questions,
}
const B = { kind: 'single', choice: 'b' } as const
const TRUE = { kind: 'true-false', value: true } as const
const RESULT: PlayResult = {
  right: 2,
  total: 2,
  points: 231,
  timeMs: 65_000,
  isRanked: true,
  place: 3,
}

/** What the server says to each call; null: nothing reaches it. */
const answers: Record<string, ((body: never) => unknown) | null> = {}
const START = '/zabavni-kwizovi/{slug}/igra'
const JUDGE = '/zabavni-kwizovi/{slug}/odgovor'
const END = '/zabavni-kwizovi/igre/{id}/kraj'

const sentTo = (path: string) =>
  vi
    .mocked(call)
    .mock.calls.filter(([target]) => target.path === path)
    .map(([, input]) => input as { params: object; body: Record<string, unknown> })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  localStorage.clear()
  signIn(null)
  Object.assign(answers, {
    [START]: ({ id }: { id: string }) => ({ playId: id, questions }),
    [JUDGE]: ({ answer }: { answer: typeof B | typeof TRUE }) => ({
      answer,
      judgement: judged({ outcome: 'right', correct: answer }),
    }),
    [END]: () => RESULT,
  })
  vi.mocked(call)
    .mockReset()
    .mockImplementation((target, input) => {
      const answer = answers[target.path]
      if (!answer) return Promise.reject(new ApiError(0, 'Nema veze.'))
      try {
        return Promise.resolve(answer((input as unknown as { body: never }).body) as never)
      } catch (error) {
        return Promise.reject(error as Error)
      }
    })
})

function signIn(type: 'ucenik' | 'roditelj' | null, sub = 'maja') {
  const viewer = type && {
    sub,
    type,
    exp: 4e9,
    firstName: 'Maja',
    avatarURL: null,
    loginViaParent: false,
  }
  useSession.setState({ viewer, look: () => viewer })
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))

async function open() {
  cleanup()
  useFunQuiz.setState(useFunQuiz.getInitialState())
  useFunPlay.setState(useFunPlay.getInitialState())
  render(<FunQuiz quiz={quiz} about={<AboutFunQuiz quiz={quiz} />} />)
  await settle()
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

async function answerBoth() {
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  await press('Dalje')
  fireEvent.click(screen.getByLabelText(/Tvrdnja je točna/))
  await press('Provjeri')
  await press('Pogledaj rezultat')
}

it('says what it is before it begins, and asks the server for nothing', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Proba')
  expect(screen.getByText('2 pitanja')).toBeTruthy()
  expect(vi.mocked(call)).not.toHaveBeenCalled()
})

it('a guest plays without a play on the server, and reads why there is no place', async () => {
  await open()
  await press('Kreni')
  await answerBoth()
  expect(sentTo(START)).toEqual([])
  expect(sentTo(END)).toEqual([])
  expect(sentTo(JUDGE)).toEqual([
    { params: { slug: 'proba' }, body: { questionId: questions[0]?._id, answer: B } },
    { params: { slug: 'proba' }, body: { questionId: questions[1]?._id, answer: TRUE } },
  ])
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('2 od 2 točno')
  expect(screen.getByText(/Igraš bez prijave/)).toBeTruthy()
})

it('a parent plays as a guest does', async () => {
  signIn('roditelj')
  await open()
  await press('Kreni')
  await answerBoth()
  expect(sentTo(START)).toEqual([])
  expect(screen.getByText(/Roditelji igraju za zabavu/)).toBeTruthy()
})

it('a pupil’s answers belong to the play that the server began, which is ended once', async () => {
  signIn('ucenik')
  await open()
  await press('Kreni')
  const playId = sentTo(START)[0]?.body.id
  expect(playId).toMatch(/^[0-9a-f-]{36}$/)
  await answerBoth()
  expect(sentTo(JUDGE).map(({ body }) => body.playId)).toEqual([playId, playId])
  expect(sentTo(END)).toEqual([{ params: { id: playId }, body: {} }])
  const score = screen.getByRole('status').textContent
  expect(score).toContain('231 bod')
  expect(score).toContain('Vrijeme: 1 min 5 s')
  expect(score).toContain('Ovog si tjedna na 3. mjestu.')
})

it.each([
  [{ isRanked: false, place: 3 }, 'Danas se broji tvoja prva igra, a ova je za zabavu.'],
  [{ isRanked: true, place: null }, 'Ovaj rezultat vidiš samo ti.'],
  [{ isRanked: false, timeMs: 1_999 }, 'Igra je bila prebrza za ljestvicu.'],
  [
    { isRanked: false, place: null },
    'Danas se broji tvoja prva igra, a ova je za zabavu. Ovaj rezultat vidiš samo ti.',
  ],
])('of a play with %j it says „%s”', async (changes, sentence) => {
  answers[END] = () => ({ ...RESULT, ...changes })
  signIn('ucenik')
  await open()
  await press('Kreni')
  await answerBoth()
  expect(screen.getByRole('status').textContent).toContain(sentence)
})

it('a reload goes on with the same play at the same question', async () => {
  signIn('ucenik')
  await open()
  await press('Kreni')
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  await press('Dalje')
  await open()
  expect(screen.getByText(/Pitanje 2/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/Tvrdnja je točna/))
  await press('Provjeri')
  expect(sentTo(START)).toHaveLength(1)
  expect(sentTo(JUDGE)[1]?.body.playId).toBe(sentTo(START)[0]?.body.id)
})

it('whoever else uses the browser begins anew, and the first one finds the round again', async () => {
  signIn('ucenik', 'maja')
  await open()
  await press('Kreni')
  signIn('ucenik', 'luka')
  await open()
  expect(screen.getByRole('button', { name: 'Kreni' })).toBeTruthy()
  signIn('ucenik', 'maja')
  await open()
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
})

it('a pupil is asked as the play was drawn, also after a reload', async () => {
  const [single, claim] = questions
  const drawn = [
    {
      ...single,
      choices: [
        { id: 'a', html: 'četvrti' },
        { id: 'b', html: 'peti' },
      ],
    },
    claim,
  ]
  answers[START] = ({ id }: { id: string }) => ({ playId: id, questions: drawn })
  signIn('ucenik')
  await open()
  await press('Kreni')
  expect(screen.getByLabelText(/peti/)).toBeTruthy()
  await open()
  fireEvent.click(screen.getByLabelText(/peti/))
  await press('Provjeri')
  expect(sentTo(JUDGE)[0]?.body.answer).toEqual(B)
  expect(screen.queryByLabelText(/drugi/)).toBeNull()
})

it('a play that can’t begin says so and can be begun again', async () => {
  answers[START] = null
  signIn('ucenik')
  await open()
  await press('Kreni')
  expect(screen.getByRole('alert').textContent).toBe('Nema veze.')
  answers[START] = ({ id }: { id: string }) => ({ playId: id, questions })
  await press('Kreni')
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
})

it('an earlier answer that counts is shown instead of the one just given', async () => {
  const earlier = { kind: 'single', choice: 'c' } as const
  answers[JUDGE] = () => ({ answer: earlier, judgement: judged({ outcome: 'wrong', correct: B }) })
  signIn('ucenik')
  await open()
  await press('Kreni')
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  const checked = screen.getByRole('radio', { checked: true })
  expect(checked.closest('label')?.textContent).toContain('treći')
})

it.each([
  ['that the server no longer knows', 404, 'Igra nije pronađena'],
  ['that was ended elsewhere', 409, 'Ova je igra završena. Pokreni novu.'],
])('a play %s ends in a new beginning', async (_, status, message) => {
  answers[JUDGE] = () => {
    throw new ApiError(status, message)
  }
  signIn('ucenik')
  await open()
  await press('Kreni')
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
  expect(screen.getByRole('alert').textContent).toBe(
    'Ova se igra više ne može nastaviti. Kreni iznova.',
  )
  expect(screen.getByRole('button', { name: 'Kreni' })).toBeTruthy()
})

it('without a connection the points wait, and come when the browser is online again', async () => {
  signIn('ucenik')
  await open()
  await press('Kreni')
  answers[END] = null
  await answerBoth()
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze s internetom\. Bodovi/)
  answers[END] = () => RESULT
  fireEvent(window, new Event('online'))
  await settle()
  expect(screen.getByRole('status').textContent).toContain('231 bod')
})

it('„Igraj ponovno” is a play of its own', async () => {
  signIn('ucenik')
  await open()
  await press('Kreni')
  await answerBoth()
  await press('Igraj ponovno')
  expect(screen.getByText(/Pitanje 1/)).toBeTruthy()
  const [first, second] = sentTo(START).map(({ body }) => body.id)
  expect(second).toBeTruthy()
  expect(second).not.toBe(first)
})
