import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DailyPractice } from '@/components/learning/daily-practice/daily-practice'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { roundReviewId } from '@/lib/learning/cards/round-review-id'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { idOf } from '../../support/family'
import { answer, bodies, loseConnection, refuse, sentInputs, settle } from '../../support/network'
import { press } from '../../support/person'
import { TODAY } from '../../support/mistakes'
import { questionOf } from '../../support/quiz'
import { choose, END, open, place, serve } from '../../support/daily-practice'
import { askedItem, LESSON, sittingOf } from '../../support/sittings'

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
