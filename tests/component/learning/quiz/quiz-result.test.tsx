import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { QuizResult } from '@/components/learning/quiz/quiz-result'
import type { FreeLessonLink } from '@/lib/content/curriculum/model'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { useQuiz } from '@/stores/quiz'
import { judgementOf, questionOf, quizStepOf, quizLessonOf } from '../../support/quiz'

const questions: PublicQuestion[] = [1, 2, 3, 4, 5].map((digit) => questionOf('short', digit))
const ids = questions.map(({ _id }) => _id)
const correct = { kind: 'short', text: 'a < b' } as const
const LESSON = 'lekcija'

const scrollTo = vi.fn()

beforeEach(() => {
  scrollTo.mockReset()
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  useQuiz.getState().open(LESSON, ids)
})

/** Plays the round to its end; `isRight` decides each turn. */
function finish(isRight: (turn: string) => boolean) {
  const { record, next } = useQuiz.getState()
  for (;;) {
    const { round = [], position = 0 } = useQuiz.getState().progress ?? {}
    const turn = round[position]
    if (!turn) return
    const outcome = isRight(turn) ? (position === 0 ? 'spelling' : 'right') : 'wrong'
    const { answer, judgement } = quizStepOf(
      { kind: 'short', text: 'x' },
      judgementOf({ outcome, correct }),
    )
    record(turn, { answer, judgement: { ...judgement, earned: 1 } })
    next()
  }
}

/** A finished round with the first `right` questions right, and no second turn. */
const finishWith = (right: number) => finish((turn) => ids.slice(0, right).includes(turn))

function show(
  right: number,
  questionCount = questions.length,
  freeLesson: FreeLessonLink | null = null,
) {
  finishWith(right)
  renderResult(questionCount, freeLesson)
}

function renderResult(questionCount = questions.length, freeLesson: FreeLessonLink | null = null) {
  const { progress, restart, replayMistakes } = useQuiz.getState()
  if (!progress) throw new Error('no round')
  render(
    <QuizResult
      progress={progress}
      questions={questions}
      lesson={quizLessonOf(LESSON, questionCount)}
      freeLesson={freeLesson}
      isTold
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
])('%i of five right: the score takes focus and is followed by a kind word', (right, word) => {
  show(right)
  expect(document.activeElement?.textContent).toBe(`${right} od 5 točno`)
  expect(screen.getByText(word)).toBeTruthy()
  expect(screen.queryAllByRole('group')).toHaveLength(5 - right)
})

it.each([
  [1, 'Sve je točno! Uz uputu: 1 pitanje. Za punu savladanost pokušaj i bez nje.'],
  [3, 'Sve je točno! Uz uputu: 3 pitanja. Za punu savladanost pokušaj i bez nje.'],
])('everything right, %i with hints, which mastery counts less: no full praise', (hinted, word) => {
  finish((turn) => {
    if (ids.indexOf(turn) < hinted) useQuiz.getState().hint(turn, 1)
    return true
  })
  renderResult()
  expect(screen.getByText(word)).toBeTruthy()
})

it.each([
  [4, 'Ponovi 1 pitanje'],
  [3, 'Ponovi 2 pitanja'],
  [0, 'Ponovi 5 pitanja'],
])('with %i right the mistakes can be repeated: „%s”', (right, label) => {
  show(right)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(useQuiz.getState().progress).toMatchObject({ round: ids.slice(right), position: 0 })
})

it('without a mistake only a new round is offered', () => {
  show(5)
  expect(screen.queryByRole('button', { name: /^Ponovi/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Igraj ispočetka' }))
  const { round, position, steps } = useQuiz.getState().progress ?? {}
  expect([round?.toSorted(), position, steps]).toEqual([ids, 0, {}])
})

it('a mistake is repeated once within the round; if right then, it need not be repeated', () => {
  finish((turn) => turn.endsWith('~') || turn === ids[0])
  expect(useQuiz.getState().progress?.round).toHaveLength(9)
  renderResult()
  expect(screen.getByText('1 od 5 točno')).toBeTruthy()
  expect(screen.getByText('Iz drugog pokušaja točno: 4 od 4.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ponovi/ })).toBeNull()
})

it('shows the improvement over the previous round, which started with the mistakes', () => {
  finishWith(3)
  useQuiz.getState().restart()
  expect(useQuiz.getState().progress?.round.slice(0, 2).toSorted()).toEqual(ids.slice(3))
  finish(() => true)
  renderResult()
  expect(screen.getByText('Prošli put: 3 od 5. Od tada novo: 2 pitanja točno.')).toBeTruthy()
})

it('shows the XP the round has earned', () => {
  show(5)
  expect(screen.getByText('Zarađeno: 5 XP')).toBeTruthy()
})

it('a typed key is shown as text', () => {
  show(4)
  expect(screen.getByText('a < b')).toBeTruthy()
})

it.each([17, 21])('with a part of %i questions, the result explains what opens the rest', (all) => {
  show(5, all)
  expect(screen.getByText(`Otvoreno je 5 od ${all} pitanja.`)).toBeTruthy()
  const door = screen.getByRole('link', { name: 'Otvori besplatan račun' })
  expect(door.getAttribute('href')).toBe('/registracija')
  // Children get no offer, only a note that a parent can.
  expect(screen.getByText(/^Ostalo može otvoriti roditelj/).querySelector('a')).toBeNull()
  expect(document.body.textContent).not.toContain('lekcije Duga')
})

it('the note says what an account and a subscription give, and names the free lesson', () => {
  show(5, 17, { title: 'Duga', path: '/5-razred/knjiga/duga' })
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual([
    expect.stringMatching(/^Besplatan račun: .* test s ocjenom\. Račun otvara roditelj\.$/),
    'Pretplata: sva pitanja i kartice, testovi bez ograničenja i provjere.',
    'Bez računa i pretplate: sva pitanja i kartice lekcije Duga.',
  ])
  // For guests, pupils and parents; the page's style shows one of them.
  const links = screen.getAllByRole('link', { name: 'Duga' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => '/5-razred/knjiga/duga'),
  )
})

it('with all questions no such note is shown', () => {
  show(5)
  expect(screen.queryByText(/^Otvoreno je/)).toBeNull()
})

it('links to the script and back to the lesson', () => {
  show(5)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Otvori skriptu')).toBe('/lekcija/skripta')
  expect(hrefOf('Natrag na lekciju')).toBe('/lekcija')
})

it('is shown from its top, wherever the last question was scrolled', () => {
  show(5)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})
