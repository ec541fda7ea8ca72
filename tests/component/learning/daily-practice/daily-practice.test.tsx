import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DailyPractice } from '@/components/learning/daily-practice/daily-practice'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { roundReviewId } from '@/lib/learning/cards/round-review-id'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import type { Sitting, SittingEnd } from '@/lib/learning/daily-practice/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { idOf } from '../../support/family'
import {
  advanceClock,
  answer,
  bodies,
  holdRequest,
  loseConnection,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { button, press } from '../../support/person'
import { TODAY } from '../../support/mistakes'
import { judgementOf, questionOf } from '../../support/quiz'
import { askedItem, LESSON, sittingOf } from '../../support/sittings'

const END: SittingEnd = {
  ...{ right: 2, total: 2, mayContinue: true, allKnown: null },
  better: [{ lesson: LESSON, before: 3, after: 5 }],
  isDayAfter: false,
  dayAfter: [{ ...LESSON, lessonId: idOf('21'), title: 'Stara Grčka' }],
}
const CORRECT = { kind: 'single', choice: 'b' } as const

afterEach(() => void vi.useRealTimers())

const serve = (sitting: Sitting) => answer(dailyPracticeApiCalls.openSitting, sitting)

async function open(sitting = sittingOf()) {
  serve(sitting)
  render(<DailyPractice />)
  await settle()
}

async function choose(outcome: 'right' | 'wrong') {
  const judgement = judgementOf({ outcome, correct: CORRECT })
  answer(quizApiCalls.judgeAnswer, { ...judgement, earned: 0 })
  fireEvent.click(screen.getByLabelText(outcome === 'right' ? /drugi/ : /prvi/))
  await press('Provjeri')
}

const place = () => screen.getByText(/^od \d+$/).parentElement?.textContent

it('names the lesson and the reason, and ends with what got better', async () => {
  await open()
  expect(screen.getByText('Stari Egipat')).toBeTruthy()
  expect(screen.getByText('Ponavljanje')).toBeTruthy()
  expect(place()).toBe('1. od 2')
  await choose('right')
  expect(sentInputs(quizApiCalls.judgeAnswer)).toMatchObject([
    { body: { source: 'danas', roundId: idOf('70') } },
  ])
  await press('Dalje')
  await choose('right')
  const results = { [questionOf('single', 1)._id]: true, [questionOf('single', 2)._id]: true }
  const { first } = sittingOf()
  serve(sittingOf({ first: { ...first, results } }))
  answer(dailyPracticeApiCalls.finishSitting, END)
  await press('Završi')
  // Even after midnight it is this sitting that ends.
  expect(sentInputs(dailyPracticeApiCalls.openSitting).at(-1)).toEqual({
    body: { day: TODAY, number: 1 },
  })
  expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
  expect(screen.getByText('2 od 2 točno.')).toBeTruthy()
  expect(screen.getByText('3 → 5 od 8')).toBeTruthy()
  expect(screen.getByText('„Stara Grčka”')).toBeTruthy()
})

it('continues after what was answered, on any device', async () => {
  const { first } = sittingOf()
  await open(sittingOf({ first: { ...first, results: { [questionOf('single', 1)._id]: true } } }))
  expect(place()).toBe('2. od 2')
})

it('what the server chose again after two wrong answers comes next', async () => {
  const items = [1, 2, 3].map((digit) => askedItem(digit))
  await open(sittingOf({ first: { roundId: idOf('70'), items, results: {} } }))
  await choose('wrong')
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(1)
  await press('Dalje')
  const changed = [...items.slice(0, 2), { ...askedItem(4), reason: 'back' as const }]
  serve(sittingOf({ first: { roundId: idOf('70'), items: changed, results: {} } }))
  await choose('wrong')
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(2)
  await press('Dalje')
  expect(screen.getByText('Nešto poznato')).toBeTruthy()
})

it('a choice that comes late is followed from the next question on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const items = [1, 2, 3, 4].map((digit) => askedItem(digit))
  await open(sittingOf({ first: { roundId: idOf('70'), items, results: {} } }))
  await choose('wrong')
  await press('Dalje')
  const slow = holdRequest(dailyPracticeApiCalls.openSitting)
  await choose('wrong')
  await press('Dalje')
  expect(place()).toBe('2. od 4')
  await advanceClock(2_000)
  expect(place()).toBe('3. od 4')
  const changed = [...items.slice(0, 2), { ...askedItem(5), reason: 'back' as const }, askedItem(6)]
  await slow.answer(sittingOf({ first: { roundId: idOf('70'), items: changed, results: {} } }))
  expect(screen.getByText('Ponavljanje')).toBeTruthy()
  await choose('right')
  await press('Dalje')
  expect(place()).toBe('3. od 4')
  expect(screen.getByText('Nešto poznato')).toBeTruthy()
  await choose('right')
  await press('Dalje')
  expect(place()).toBe('4. od 4')
})

it('the rest is asked for again only after two more wrong answers, or a lost request', async () => {
  const items = [1, 2, 3, 4, 5].map((digit) => askedItem(digit))
  const sitting = sittingOf({ first: { roundId: idOf('70'), items, results: {} } })
  await open(sitting)
  const fail = async () => {
    await choose('wrong')
    await press('Dalje')
    return sentInputs(dailyPracticeApiCalls.openSitting).length
  }
  expect(await fail()).toBe(1)
  expect(await fail()).toBe(2)
  expect(await fail()).toBe(2)
  loseConnection(dailyPracticeApiCalls.openSitting)
  expect(await fail()).toBe(3)
  serve(sitting)
  await choose('wrong')
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(4)
})

it('after easier questions were chosen, the next one says so once', async () => {
  const note = 'Ostatak vježbe sada je malo lakši.'
  const items = [1, 2, 3].map((digit) => askedItem(digit))
  await open(sittingOf({ first: { roundId: idOf('70'), items, results: {} } }))
  await choose('wrong')
  await press('Dalje')
  const changed = [...items.slice(0, 2), askedItem(4), askedItem(5)]
  serve(sittingOf({ first: { roundId: idOf('70'), items: changed, results: {} } }))
  await choose('wrong')
  expect(screen.queryByText(note)).toBeNull()
  await press('Dalje')
  expect(screen.getByText(note)).toBeTruthy()
  await choose('right')
  await press('Dalje')
  expect(screen.queryByText(note)).toBeNull()
})

describe('who comes back from another device', () => {
  const come = async () => {
    fireEvent(window, new Event('focus'))
    await settle()
  }
  const [one, two] = [questionOf('single', 1)._id, questionOf('single', 2)._id]
  const answered = (results: Record<string, boolean>) =>
    sittingOf({ first: { ...sittingOf().first, results } })

  it('goes on after what was answered there', async () => {
    await open()
    serve(answered({ [one]: true }))
    await come()
    expect(place()).toBe('2. od 2')
    expect(sentInputs(dailyPracticeApiCalls.openSitting).at(-1)).toEqual({
      body: { day: TODAY, number: 1 },
    })
  })

  it('sees its end', async () => {
    await open()
    serve(sittingOf({ done: END }))
    await come()
    expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
  })

  it('keeps a choice that is not sent yet, if nothing was answered there', async () => {
    await open()
    fireEvent.click(screen.getByLabelText(/prvi/))
    await come()
    expect(screen.getByLabelText<HTMLInputElement>(/prvi/).checked).toBe(true)
  })

  it('first sees the verdict of an answer that waits for the connection', async () => {
    await open()
    loseConnection(quizApiCalls.judgeAnswer)
    fireEvent.click(screen.getByLabelText(/drugi/))
    await press('Provjeri')
    serve(answered({ [one]: true, [two]: true }))
    await come()
    expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(1)
    expect(place()).toBe('1. od 2')
    answer(quizApiCalls.judgeAnswer, {
      ...judgementOf({ outcome: 'right', correct: CORRECT }),
      earned: 0,
    })
    await press('Pokušaj ponovno')
    expect(button('Dalje')).toBeTruthy()
    await come()
    expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(2)
  })
})

it('the explanation of the last question stays until the pupil goes on', async () => {
  await open()
  await choose('wrong')
  await press('Dalje')
  const results = { [questionOf('single', 1)._id]: false, [questionOf('single', 2)._id]: false }
  const again = { roundId: idOf('71'), items: [askedItem(1), askedItem(2)], results: {} }
  serve(sittingOf({ first: { ...sittingOf().first, results }, again }))
  await choose('wrong')
  expect(place()).toBe('2. od 2')
  await press('Završi')
  expect(screen.getByRole('heading', { name: '0 od 2 točno' })).toBeTruthy()
})

it('parts that another device changed are asked at the end', async () => {
  await open()
  await choose('right')
  await press('Dalje')
  await choose('right')
  const changed = { roundId: idOf('70'), items: [askedItem(1), askedItem(3)], results: {} }
  serve(sittingOf({ first: changed }))
  await press('Završi')
  expect(place()).toBe('2. od 2')
  expect(screen.getByRole('button', { name: 'Provjeri' })).toBeTruthy()
})

it('wrong questions are offered once more, and can be left', async () => {
  const { first } = sittingOf()
  const results = { [questionOf('single', 1)._id]: true, [questionOf('single', 2)._id]: false }
  const again = { roundId: idOf('71'), items: [askedItem(2)], results: {} }
  await open(sittingOf({ first: { ...first, results }, again }))
  expect(screen.getByRole('heading', { name: '1 od 2 točno' })).toBeTruthy()
  await press('Još jednom: 1 pitanje')
  expect(place()).toBe('1. od 1')
  answer(dailyPracticeApiCalls.finishSitting, END)
  await press('Dosta je za danas')
  expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
})

it('a card that was not known comes again, too, as a review of its own', async () => {
  const card = { kind: 'card', key: idOf('49'), cardId: idOf('49'), lesson: LESSON } as const
  const items = [{ ...card, front: 'Nil', back: 'rijeka' }]
  const first = { roundId: idOf('70'), items, results: { [card.key]: false } }
  const again = { roundId: idOf('71'), items, results: {} }
  await open(sittingOf({ first, again }))
  await press('Još jednom: 1 kartica')
  await press('Okreni karticu')
  answer(cardsApiCalls.reviewCard, { dueOn: TODAY, earned: [] })
  await press('Znam')
  const [sent] = bodies(cardsApiCalls.reviewCard)
  expect(sent).toEqual({ id: roundReviewId(again.roundId, card.cardId, true), knows: true })
})

it('a new lesson begins with its script, which can be skipped', async () => {
  const script = { kind: 'script', key: `skripta ${LESSON.lessonId}`, lesson: LESSON } as const
  await open(
    sittingOf({ first: { roundId: idOf('70'), items: [script, askedItem(1)], results: {} } }),
  )
  expect(screen.getByRole('heading', { name: 'Nova lekcija: Stari Egipat' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Čitaj skriptu' }).getAttribute('href')).toBe(
    `${LESSON.path}/skripta#danas`,
  )
  await press('Idem na pitanja')
  expect(place()).toBe('2. od 2')
})

it('without a connection it says so, and can be retried', async () => {
  loseConnection(dailyPracticeApiCalls.openSitting)
  render(<DailyPractice />)
  await settle()
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  serve(sittingOf())
  await press('Pokušaj ponovno')
  expect(place()).toBe('1. od 2')
})

it('an end that was not recorded is sent again, and the way on has the focus', async () => {
  const { first } = sittingOf()
  const results = { [questionOf('single', 1)._id]: true, [questionOf('single', 2)._id]: false }
  const again = { roundId: idOf('71'), items: [askedItem(2)], results: {} }
  await open(sittingOf({ first: { ...first, results }, again }))
  loseConnection(dailyPracticeApiCalls.finishSitting)
  await press('Gotovo za danas')
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  answer(dailyPracticeApiCalls.finishSitting, END)
  await press('Pokušaj ponovno')
  expect(screen.getByRole('heading', { name: 'Gotovo za danas!' })).toBeTruthy()
})

it('what could not be loaded is loaded when the browser is online again', async () => {
  loseConnection(dailyPracticeApiCalls.openSitting)
  render(<DailyPractice />)
  await settle()
  serve(sittingOf())
  const before = sentInputs(dailyPracticeApiCalls.openSitting).length
  // The tab of a phone that is unlocked is seen and online at once.
  fireEvent(window, new Event('online'))
  fireEvent(document, new Event('visibilitychange'))
  await settle()
  expect(sentInputs(dailyPracticeApiCalls.openSitting)).toHaveLength(before + 1)
  expect(place()).toBe('1. od 2')
})

it('an end that is refused leads back to the sitting', async () => {
  const { first } = sittingOf()
  const results = { [questionOf('single', 1)._id]: true, [questionOf('single', 2)._id]: false }
  const again = { roundId: idOf('71'), items: [askedItem(2)], results: {} }
  await open(sittingOf({ first: { ...first, results }, again }))
  refuse(dailyPracticeApiCalls.finishSitting, 409, 'Još te čeka nekoliko pitanja.')
  await press('Gotovo za danas')
  const changed = { roundId: idOf('70'), items: [askedItem(1), askedItem(3)], results: {} }
  serve(sittingOf({ first: changed }))
  await press('Pokušaj ponovno')
  expect(place()).toBe('2. od 2')
})

it('more is offered at the end, up to the limit', async () => {
  await open(sittingOf({ done: END }))
  refuse(dailyPracticeApiCalls.openSitting, 409, 'Za danas je dosta.')
  await press('Još malo')
  expect(sentInputs(dailyPracticeApiCalls.openSitting).at(-1)).toEqual({
    body: { day: TODAY, number: 2 },
  })
  expect(screen.getByText('Za danas je dosta.')).toBeTruthy()
})

it('where no lesson is new but the bars are not full, nothing is called known', async () => {
  const allKnown = { isShort: true, areMastered: false, dueOn: '2026-11-24', ahead: null }
  await open(sittingOf({ done: { ...END, allKnown } }))
  expect(screen.getByRole('heading', { name: 'Zasad nema nove lekcije' })).toBeTruthy()
  expect(screen.queryByText(/Sve ovo već znaš|ništa ne treba ponoviti|bila kratka/)).toBeNull()
})

it('where all is known the end says so, when more is due, and where one may look ahead', async () => {
  const lesson = { ...LESSON, title: 'Postotci', path: '/6-razred/knjiga/postotci' }
  const ahead = { lesson, grade: 6 }
  const allKnown = { isShort: true, areMastered: true, dueOn: '2026-11-24', ahead }
  await open(sittingOf({ done: { ...END, allKnown } }))
  expect(screen.getByRole('heading', { name: 'Sve ovo već znaš' })).toBeTruthy()
  expect(
    screen.getByText(
      /nema nove lekcije, a ništa ne treba ponoviti do 24\. studenoga 2026\. Vježba/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/^Ako želiš, zaviri u 6\. razred:/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Postotci' }).getAttribute('href')).toBe(lesson.path)
})
