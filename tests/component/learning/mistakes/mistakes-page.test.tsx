import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MistakesPage } from '@/components/learning/mistakes/mistakes-page'
import { refresh } from '@/lib/platform/browser/queries'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import type { judgeAnswerContract } from '@/lib/learning/quiz/contract'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from '../../support/family'
import { lessonLink, mistakeOf, pageOf, TODAY } from '../../support/mistakes'
import { answer, refuse, sentInputs, settle } from '../../support/network'
import { press } from '../../support/person'
import { judgementOf } from '../../support/quiz'
import { renderOnSite } from '../../support/site'

const RIGHT = {
  ...judgementOf({ outcome: 'right', correct: { kind: 'single', choice: 'b' } }),
  earned: 0 as const,
}
const WRONG = {
  ...judgementOf({ outcome: 'wrong', correct: { kind: 'single', choice: 'c' } }),
  earned: 0 as const,
}

const judges = (...verdicts: Parameters<typeof answer<typeof judgeAnswerContract>>[1][]) =>
  answer(quizApiCalls.judgeAnswer, ...verdicts)
const answers = () => sentInputs(quizApiCalls.judgeAnswer).map(({ body }) => body)

async function open(page: MistakePage) {
  answer(mistakesApiCalls.listMistakes, page)
  useUser.setState({ user: pupilOf() })
  renderOnSite(<MistakesPage />)
  await settle()
}

/** The server's current list, fetched when the page is viewed again. */
async function fetchAgain(page: MistakePage) {
  answer(mistakesApiCalls.listMistakes, page)
  await refresh(mistakesApiCalls.listMistakes)
  await settle()
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

async function answerB() {
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
}

it('an empty list neither praises nor blames, and links onwards', async () => {
  await open(pageOf([]))
  expect(screen.getByRole('heading', { name: 'Ništa ne čeka na vježbu.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nastavi učiti' }).getAttribute('href')).toBe('/5-razred')
  expect(screen.queryByRole('link', { name: /radni list/ })).toBeNull()
})

it('shows for each mistake, under its lesson, its progress off the list', async () => {
  await open(pageOf([mistakeOf(1), mistakeOf(2, '2026-11-21'), mistakeOf(3, TODAY)]))
  const group = screen.getByRole('region', { name: 'Stari Egipat' })
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'PitanjePitanje broj 1Čeka prvi točan odgovorVježbaj',
    'PitanjePitanje broj 2Prvi put točno: jučerVježbaj',
    'PitanjePitanje broj 3Prvi put točno: danasVježbaj',
  ])
  expect(document.body.textContent).toContain('kad odgovoriš točno u dva različita dana')
})

it('an answer is sent as practice, with an id and a round, and its XP is redeemed', async () => {
  const redeem = vi.fn()
  useReward.setState({ redeem })
  judges({ ...RIGHT, earned: 1 })
  await open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  const id = expect.any(String) as string
  const given = { kind: 'single', choice: 'b' }
  expect(answers()).toEqual([{ id, answer: given, source: 'greske', roundId: id }])
  await waitFor(() => expect(redeem.mock.calls).toEqual([[1]]))
})

it.each([
  [null, RIGHT, TODAY, /^Prvi put točno! Još jedan/],
  ['2026-11-21', RIGHT, TODAY, /odlazi s popisa\.$/],
  [TODAY, RIGHT, TODAY, /^Ovo je danas već bilo točno/],
  ['2026-11-21', WRONG, TODAY, /^Ostaje na popisu/],
  // It was answered after midnight.
  [TODAY, RIGHT, '2026-11-23', /odlazi s popisa\.$/],
])('first known on %s, an answer shows what it changes: %#', async (day, verdict, today, news) => {
  judges(verdict)
  await open(pageOf([mistakeOf(1, day)]))
  await press('Vježbaj')
  // The server counts; the list is refetched after each answer.
  answer(mistakesApiCalls.listMistakes, pageOf([], { today }))
  await answerB()
  expect(screen.getByText(news)).toBeTruthy()
  await press('Završi')
  await press('Natrag na popis')
  expect(rows()).toEqual([])
})

it('the site’s footer is hidden during a round', async () => {
  const isMidTask = () => 'midTask' in document.documentElement.dataset
  judges(RIGHT)
  await open(pageOf([mistakeOf(1)]))
  expect(isMidTask()).toBe(false)
  await press('Vježbaj')
  expect(isMidTask()).toBe(true)
  await answerB()
  await press('Završi')
  expect(isMidTask()).toBe(false)
})

it('a whole round goes through all items and counts', async () => {
  judges(RIGHT, WRONG)
  await open(pageOf([mistakeOf(1), mistakeOf(2)]))
  await press('Vježbaj redom')
  await answerB()
  await press('Dalje')
  expect(document.activeElement?.tagName).toBe('LEGEND')
  expect(document.activeElement?.textContent).toContain('Pitanje broj 2')
  await answerB()
  await press('Završi')
  expect(screen.getByRole('heading', { name: '1 od 2 točno' })).toBe(document.activeElement)
})

it('a round contains what was not right today yet; everything, if all of it was', async () => {
  await open(pageOf([mistakeOf(1, TODAY), mistakeOf(2), mistakeOf(3, '2026-11-21')]))
  await press('Vježbaj redom')
  expect(screen.getByText('Pitanje broj 2')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('2')
  await press('Natrag na popis')
  await fetchAgain(pageOf([mistakeOf(1, TODAY)]))
  await press('Vježbaj redom')
  expect(screen.getByText('Pitanje broj 1')).toBeTruthy()
})

it.each([403, 404, 409])('an item rejected with %i is skipped', async (status) => {
  refuse(quizApiCalls.judgeAnswer, status, 'Ovo pitanje više nije dostupno.')
  await open(pageOf([mistakeOf(1), mistakeOf(2)]))
  await press('Vježbaj redom')
  await answerB()
  await press('Preskoči')
  expect(document.activeElement?.textContent).toContain('Pitanje broj 2')
  expect(screen.queryByRole('button', { name: 'Preskoči' })).toBeNull()
  judges(RIGHT)
  await answerB()
  await press('Završi')
  expect(screen.getByRole('heading', { name: '1 od 1 točno' })).toBeTruthy()
})

it('a round without judgeable items leads back to the list', async () => {
  refuse(quizApiCalls.judgeAnswer, 404, 'Ovo pitanje više nije dostupno.')
  await open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  await press('Preskoči')
  expect(rows()).toHaveLength(1)
})

it('a list with more pages shows how many of them a round contains', async () => {
  await open({ ...pageOf([mistakeOf(1), mistakeOf(2)]), next: 'dalje' })
  expect(screen.getByRole('button', { name: 'Vježbaj prvih 2' })).toBeTruthy()
})

it('an answer after an error has the same id, unless it was changed', async () => {
  refuse(quizApiCalls.judgeAnswer, 500, 'Dogodila se greška.')
  await open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  expect(screen.getByRole('alert').textContent).toBe('Dogodila se greška.')
  await press('Provjeri')
  fireEvent.click(screen.getByLabelText(/treći/))
  await press('Provjeri')
  const [first, second, changed] = answers().map(({ id }) => id)
  expect(second).toBe(first)
  // A changed answer has its own id.
  expect(changed).not.toBe(first)
})

const CARD = {
  _id: idOf('39'),
  rightDay: null,
  kind: 'card',
  cardId: idOf('49'),
  front: 'Nil',
  back: 'rijeka u Africi',
} as const

it('a card is flipped and then judged by the pupil', async () => {
  answer(cardsApiCalls.reviewCard, { dueOn: '2026-11-23', earned: [] })
  await open(pageOf([CARD]))
  await press('Vježbaj')
  expect(screen.queryByText('rijeka u Africi')).toBeNull()
  await press('Okreni karticu')
  expect(screen.getByText('rijeka u Africi')).toBeTruthy()
  await press('Znam')
  expect(sentInputs(cardsApiCalls.reviewCard)).toMatchObject([
    { params: { id: CARD.cardId }, body: { knows: true } },
  ])
  expect(screen.getByText(/^Prvi put točno!/)).toBeTruthy()
})

it('a wrong tap on a card is undone, and the card can be judged again', async () => {
  answer(cardsApiCalls.reviewCard, { dueOn: '2026-11-23', earned: [] })
  answer(cardsApiCalls.undoReview, { xp: 0 })
  await open(pageOf([CARD]))
  await press('Vježbaj')
  await press('Okreni karticu')
  await press('Ne znam')
  await press('Poništi')
  const [first] = sentInputs(cardsApiCalls.reviewCard)
  expect(sentInputs(cardsApiCalls.undoReview)).toEqual([{ params: { id: first?.body.id } }])
  await press('Znam')
  expect(screen.getByText(/^Prvi put točno!/)).toBeTruthy()
  await press('Završi')
  expect(screen.getByRole('heading', { name: '1 od 1 točno' })).toBeTruthy()
})

it('an open question links to its lesson’s check', async () => {
  await open(pageOf([{ _id: idOf('38'), rightDay: null, kind: 'check', prompt: 'Zašto?' }]))
  expect(screen.getByRole('link', { name: 'Otvori provjeru' }).getAttribute('href')).toBe(
    `${lessonLink().path}/provjera`,
  )
  expect(screen.queryByRole('button', { name: 'Vježbaj redom' })).toBeNull()
})

const LAST = pageOf([mistakeOf(2), mistakeOf(3)], { total: 3 })

it('the next page joins the list without duplicates', async () => {
  await open(pageOf([mistakeOf(1), mistakeOf(2)], { total: 3, next: idOf('32') }))
  answer(mistakesApiCalls.listMistakes, LAST)
  await press('Prikaži još')
  expect(sentInputs(mistakesApiCalls.listMistakes).at(-1)).toEqual({ query: { nakon: idOf('32') } })
  expect(rows()).toHaveLength(3)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull()
})

it('a page that can’t be fetched is reported, and can be retried', async () => {
  await open(pageOf([mistakeOf(1)], { next: idOf('31') }))
  refuse(mistakesApiCalls.listMistakes, 403, 'Ne sada.')
  await press('Prikaži još')
  expect(screen.getByText('Ne sada.')).toBeTruthy()
  answer(mistakesApiCalls.listMistakes, LAST)
  await press('Prikaži još')
  expect(screen.queryByText('Ne sada.')).toBeNull()
  expect(rows()).toHaveLength(3)
})

it('an open round continues when the list is refetched', async () => {
  judges(RIGHT)
  await open(pageOf([mistakeOf(1), mistakeOf(2)]))
  await press('Vježbaj redom')
  await answerB()
  await fetchAgain(pageOf([mistakeOf(1, TODAY), mistakeOf(2), mistakeOf(3)]))
  await press('Dalje')
  expect(document.activeElement?.textContent).toContain('Pitanje broj 2')
  await press('Natrag na popis')
  expect(rows()).toHaveLength(3)
})

it('each lesson of the list has its own round', async () => {
  const other = {
    lesson: lessonLink({ lessonId: idOf('21'), title: 'Nil' }),
    items: [mistakeOf(4)],
  }
  const page = pageOf([mistakeOf(1), mistakeOf(2)])
  await open({ ...page, total: 3, groups: [...page.groups, other] })
  await press('Vježbaj 2')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('2')
})
