import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlacementOffers } from '@/components/learning/placement/placement-offers'
import { PlacementPage } from '@/components/learning/placement/placement-page'
import { placementApiCalls } from '@/lib/learning/placement/calls'
import type { Placement } from '@/lib/learning/placement/model'
import { idOf } from '../../support/family'
import {
  answer,
  holdRequest,
  loseConnection,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { button, press } from '../../support/person'
import { questionOf } from '../../support/quiz'
import { LESSON } from '../../support/sittings'

const BOOK_ID = idOf('30')
const LATER = { ...LESSON, lessonId: idOf('21'), title: 'Stara Grčka', path: '/5-razred/k/grcka' }

const placementOf = (part: Partial<Placement> = {}): Placement => ({
  book: {
    ...{ literatureId: BOOK_ID, name: 'Vremeplov 5', subject: 'Povijest', area: 'povijest' },
    path: '/5-razred/vremeplov-5',
  },
  ...{ roundId: idOf('70'), position: 1, most: 10, question: questionOf('single', 1) },
  result: null,
  ...part,
})
const SECOND = placementOf({ position: 2, question: questionOf('single', 2) })
const DONE = placementOf({
  ...{ position: 6, question: null },
  result: {
    ...{ start: LATER, repeat: [LESSON] },
    asked: [
      { lesson: LESSON, isKnown: false },
      { lesson: LATER, isKnown: true },
    ],
  },
})

async function open(placement = placementOf()) {
  window.location.replace(`#${BOOK_ID}`)
  answer(placementApiCalls.openPlacement, placement)
  render(<PlacementPage />)
  await settle()
}

const place = () => screen.getByText(/^od najviše 10$/).parentElement?.textContent

it('says what it is, then asks one question at a time without a verdict', async () => {
  await open()
  expect(screen.getByText('Povijest · Vremeplov 5')).toBeTruthy()
  expect(screen.getByText(/^Nema ocjena ni bodova/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Kreni')
  expect(place()).toBe('1. od najviše 10')
  expect(button('Dalje').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText(/drugi/))
  answer(placementApiCalls.answerPlacement, SECOND)
  await press('Dalje')
  expect(sentInputs(placementApiCalls.answerPlacement)).toMatchObject([
    {
      params: { id: BOOK_ID },
      body: {
        ...{ roundId: idOf('70'), questionId: questionOf('single', 1)._id },
        answer: { kind: 'single', choice: 'b' },
      },
    },
  ])
  expect(place()).toBe('2. od najviše 10')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(screen.queryByText(/točno/i)).toBeNull()
})

it('„Ne znam” is an answer, and a double click is one', async () => {
  await open(SECOND)
  const held = holdRequest(placementApiCalls.answerPlacement)
  await press('Ne znam')
  expect(screen.getByText('Spremam...')).toBeTruthy()
  await press('Ne znam')
  await held.answer(placementOf({ position: 3, question: questionOf('single', 3) }))
  const sent = sentInputs(placementApiCalls.answerPlacement)
  expect(sent.map(({ body }) => body.answer)).toMatchObject([{ kind: 'ne-znam' }])
  expect(place()).toBe('3. od najviše 10')
})

it('continues without an introduction where it was left', async () => {
  await open(SECOND)
  expect(place()).toBe('2. od najviše 10')
})

it('without a connection the answer stays, and can be sent again', async () => {
  await open(SECOND)
  fireEvent.click(screen.getByLabelText(/drugi/))
  loseConnection(placementApiCalls.answerPlacement)
  await press('Dalje')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.getByLabelText<HTMLInputElement>(/drugi/).checked).toBe(true)
  answer(placementApiCalls.answerPlacement, DONE)
  await press('Pokušaj ponovno')
  expect(sentInputs(placementApiCalls.answerPlacement)).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Stara Grčka')
})

it('an answer that can’t be judged says why until it is changed', async () => {
  await open(SECOND)
  fireEvent.click(screen.getByLabelText(/drugi/))
  refuse(placementApiCalls.answerPlacement, 400, 'Upiši broj.')
  await press('Dalje')
  expect(screen.getByRole('alert').textContent).toBe('Upiši broj.')
  fireEvent.click(screen.getByLabelText(/prvi/))
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(button('Dalje').disabled).toBe(false)
})

it('ends with the lesson to begin with, and what to repeat first', async () => {
  await open(DONE)
  expect(screen.getByRole('heading', { name: 'Počni od lekcije „Stara Grčka”' })).toBeTruthy()
  const pathOf = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(pathOf('Otvori lekciju')).toBe(LATER.path)
  expect(pathOf('Danas')).toBe('/profil/danas')
  const repeat = screen.getByRole('heading', { name: 'Prvo ponovi' }).parentElement
  expect(
    within(repeat as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(LESSON.path)
  expect(screen.getByText('Ovo već znaš').closest('li')?.textContent).toContain('Stara Grčka')
  expect(screen.getByText('Ovo tek učiš').closest('li')?.textContent).toContain('Stari Egipat')
})

it('may be begun anew', async () => {
  await open(DONE)
  answer(placementApiCalls.openPlacement, placementOf({ roundId: idOf('71') }))
  await press('Ponovi početnu provjeru')
  expect(sentInputs(placementApiCalls.openPlacement).at(-1)).toMatchObject({
    body: { again: true },
  })
  expect(place()).toBe('1. od najviše 10')
})

it('a failure can be tried again, and a textbook without placement leads on', async () => {
  window.location.replace(`#${BOOK_ID}`)
  refuse(placementApiCalls.openPlacement, 500, 'Pitanja trenutačno ne stižu. Pokušaj ponovno.')
  const { unmount } = render(<PlacementPage />)
  await settle()
  expect(screen.getByRole('alert').textContent).toMatch(/^Pitanja trenutačno ne stižu/)
  answer(placementApiCalls.openPlacement, SECOND)
  await press('Pokušaj ponovno')
  expect(place()).toBe('2. od najviše 10')
  unmount()
  refuse(placementApiCalls.openPlacement, 404, 'Ovaj udžbenik nema početnu provjeru.')
  render(<PlacementPage />)
  await settle()
  expect(screen.getByText('Ovdje nema pitanja')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull()
})

it('an address without a textbook says where to find it', async () => {
  window.location.replace('#nema')
  render(<PlacementPage />)
  await settle()
  expect(screen.getByText(/na stranici udžbenika/)).toBeTruthy()
})

it('offers name the subject, and the textbook where a subject has several', () => {
  const offer = { area: 'povijest', isBegun: false } as const
  render(
    <PlacementOffers
      offers={[
        { ...offer, literatureId: BOOK_ID, name: 'Vremeplov 5', subject: 'Povijest' },
        { ...offer, literatureId: idOf('31'), name: 'Atelje', subject: 'Matematika' },
        {
          ...offer,
          literatureId: idOf('32'),
          name: 'Zbirka',
          subject: 'Matematika',
          isBegun: true,
        },
      ]}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Povijest',
    'Matematika, Atelje',
    'Nastavi: Matematika, Zbirka',
  ])
  expect(links[0]?.getAttribute('href')).toBe(`/profil/pocetna-provjera#${BOOK_ID}`)
})
