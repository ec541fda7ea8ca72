import '../support/edges'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MistakesPage } from '@/components/mistakes/mistakes-page'
import type { MistakePage } from '@/lib/mistakes/model'
import { useReward } from '@/stores/reward'
import { idOf } from '../support/family'
import { pending } from '../support/form'
import { lessonLink, mistakeOf, pageOf, TODAY } from '../support/mistakes'
import { press, refusal, sent, server, settle, withoutMemory } from '../support/people'
import { judged } from '../support/quiz'

withoutMemory()
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  vi.useRealTimers()
})

const RIGHT = {
  ...judged({ outcome: 'right', correct: { kind: 'single', choice: 'b' } }),
  earned: 0,
}
const WRONG = {
  ...judged({ outcome: 'wrong', correct: { kind: 'single', choice: 'c' } }),
  earned: 0,
}

const pageFor = (page: MistakePage, now = `${TODAY}T10:00:00.000Z`) => (
  <MistakesPage handed={page} now={now} learnPath="/5-razred" />
)
const open = (page: MistakePage) => render(pageFor(page))
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

async function answerB() {
  fireEvent.click(screen.getByLabelText(/drugi/))
  await press('Provjeri')
}

it('an empty list neither praises nor blames, and leads on', () => {
  open(pageOf([]))
  expect(screen.getByRole('heading', { name: 'Ništa ne čeka na vježbu.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nastavi učiti' }).getAttribute('href')).toBe('/5-razred')
  expect(screen.queryByRole('link', { name: /radni list/ })).toBeNull()
})

it('says under its lesson how far each mistake is on its way off the list', () => {
  open(pageOf([mistakeOf(1), mistakeOf(2, '2026-11-21'), mistakeOf(3, TODAY)]))
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
  server.mockResolvedValue({ ...RIGHT, earned: 1 })
  open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  const [[path, body] = []] = sent()
  expect(path).toBe('/pitanja/{id}/odgovor')
  expect(body).toMatchObject({ answer: { kind: 'single', choice: 'b' }, source: 'greske' })
  expect(body).toHaveProperty('id')
  expect(body).toHaveProperty('roundId')
  await waitFor(() => expect(redeem.mock.calls).toEqual([[1]]))
})

it.each([
  [null, RIGHT, /^Prvi put točno! Još jedan/, 1],
  ['2026-11-21', RIGHT, /odlazi s popisa\.$/, 0],
  [TODAY, RIGHT, /^Ovo je danas već bilo točno/, 1],
  ['2026-11-21', WRONG, /^Ostaje na popisu/, 1],
])('known first on %s, an answer says what it changes: %#', async (day, verdict, news, left) => {
  server.mockResolvedValue({ ...verdict, earned: 0 })
  open(pageOf([mistakeOf(1, day)]))
  await press('Vježbaj')
  await answerB()
  expect(screen.getByText(news)).toBeTruthy()
  await press('Završi')
  await press('Natrag na popis')
  expect(rows()).toHaveLength(left)
  if (verdict === WRONG) expect(rows()[0]).toContain('Čeka prvi točan odgovor')
})

it.each([
  [9, /^Ovo je danas već bilo točno/, 1],
  [11, /odlazi s popisa\.$/, 0],
])(
  'known first at ten to midnight, an answer %i minutes later counts for its day, by any clock',
  async (minutes, news, left) => {
    // This device is years behind: it only measures how long the page has been open.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01T00:00:00Z') })
    server.mockResolvedValue({ ...RIGHT, earned: 0 })
    render(pageFor(pageOf([mistakeOf(1, TODAY)]), `${TODAY}T22:50:00.000Z`))
    await press('Vježbaj')
    vi.setSystemTime(Date.now() + minutes * 60_000)
    await answerB()
    expect(screen.getByText(news)).toBeTruthy()
    await press('Završi')
    await press('Natrag na popis')
    expect(rows()).toHaveLength(left)
  },
)

it('a whole round goes from one to the next and counts', async () => {
  server.mockResolvedValueOnce({ ...RIGHT, earned: 0 }).mockResolvedValueOnce(WRONG)
  open(pageOf([mistakeOf(1), mistakeOf(2)]))
  await press('Vježbaj redom')
  await answerB()
  await press('Dalje')
  expect(document.activeElement?.tagName).toBe('LEGEND')
  expect(document.activeElement?.textContent).toContain('Pitanje broj 2')
  await answerB()
  await press('Završi')
  expect(screen.getByRole('heading', { name: '1 od 2 točno' })).toBe(document.activeElement)
})

it('a round asks what was not right today yet; everything, where all of it was', async () => {
  const { rerender } = open(pageOf([mistakeOf(1, TODAY), mistakeOf(2), mistakeOf(3, '2026-11-21')]))
  await press('Vježbaj redom')
  expect(screen.getByText('Pitanje broj 2')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('2')
  await press('Natrag na popis')
  rerender(pageFor(pageOf([mistakeOf(1, TODAY)])))
  await press('Vježbaj redom')
  expect(screen.getByText('Pitanje broj 1')).toBeTruthy()
})

it.each([403, 404, 409])('an item that is refused with %i is passed over', async (status) => {
  server.mockRejectedValueOnce(refusal(status, 'Ovo pitanje više nije dostupno.'))
  open(pageOf([mistakeOf(1), mistakeOf(2)]))
  await press('Vježbaj redom')
  await answerB()
  await press('Preskoči')
  expect(document.activeElement?.textContent).toContain('Pitanje broj 2')
  expect(screen.queryByRole('button', { name: 'Preskoči' })).toBeNull()
  server.mockResolvedValueOnce(RIGHT)
  await answerB()
  await press('Završi')
  expect(screen.getByRole('heading', { name: '1 od 1 točno' })).toBeTruthy()
})

it('a round of which nothing can be judged any more leads back to the list', async () => {
  server.mockRejectedValueOnce(refusal(404, 'Ovo pitanje više nije dostupno.'))
  open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  await press('Preskoči')
  expect(rows()).toHaveLength(1)
})

it('a list with more pages says how many of it a round asks', () => {
  open({ ...pageOf([mistakeOf(1), mistakeOf(2)]), next: 'dalje' })
  expect(screen.getByRole('button', { name: 'Vježbaj prvih 2' })).toBeTruthy()
})

it('an answer that does not arrive is said and sent again under the same id', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.')).mockResolvedValueOnce(WRONG)
  open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  expect(screen.getByRole('alert').textContent).toBe('Nema veze.')
  await press('Provjeri')
  const ids = sent().map(([, body]) => (body as { id: string }).id)
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

it('a changed answer has an id of its own', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.')).mockResolvedValueOnce(WRONG)
  open(pageOf([mistakeOf(1)]))
  await press('Vježbaj')
  await answerB()
  fireEvent.click(screen.getByLabelText(/treći/))
  await press('Provjeri')
  expect(new Set(sent().map(([, body]) => (body as { id: string }).id)).size).toBe(2)
})

it('a card is turned and then judged by the pupil', async () => {
  server.mockResolvedValue({ dueOn: '2026-11-23', earned: [] })
  const card = {
    _id: idOf('39'),
    rightDay: null,
    kind: 'card',
    cardId: idOf('49'),
    front: 'Nil',
    back: 'rijeka u Africi',
  } as const
  open(pageOf([card]))
  await press('Vježbaj')
  expect(screen.queryByText('rijeka u Africi')).toBeNull()
  await press('Okreni karticu')
  expect(screen.getByText('rijeka u Africi')).toBeTruthy()
  await press('Znam')
  const [[path, body] = []] = sent()
  expect(path).toBe('/kartice/{id}/ocjena')
  expect(body).toMatchObject({ knows: true })
  expect(server.mock.calls[0]?.[1]).toMatchObject({ params: { id: card.cardId } })
  expect(screen.getByText(/^Prvi put točno!/)).toBeTruthy()
})

it('a question of the check leads to the check of its lesson', () => {
  open(pageOf([{ _id: idOf('38'), rightDay: null, kind: 'check', prompt: 'Zašto?' }]))
  expect(screen.getByRole('link', { name: 'Otvori provjeru' }).getAttribute('href')).toBe(
    `${lessonLink().path}/provjera`,
  )
  expect(screen.queryByRole('button', { name: 'Vježbaj redom' })).toBeNull()
})

it('the next page joins the list without anything twice', async () => {
  server.mockResolvedValue(pageOf([mistakeOf(2), mistakeOf(3)], { total: 3 }))
  open(pageOf([mistakeOf(1), mistakeOf(2)], { total: 3, next: idOf('32') }))
  await press('Prikaži još')
  expect(server.mock.calls[0]?.[1]).toEqual({ query: { nakon: idOf('32') } })
  expect(rows()).toHaveLength(3)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull()
})

it('a page that can’t be fetched is said, and can be asked for again', async () => {
  server.mockRejectedValue(refusal(503, 'Ne sada.'))
  open(pageOf([mistakeOf(1)], { next: idOf('31') }))
  await press('Prikaži još')
  await settle()
  expect(screen.getByText('Ne sada.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Prikaži još' })).toBeTruthy()
})

it('a list that is handed anew is shown, in place of one that was practised to its end', async () => {
  const { rerender } = open(pageOf([]))
  rerender(pageFor(pageOf([mistakeOf(1), mistakeOf(2)])))
  expect(rows()).toHaveLength(2)
  expect(screen.queryByText('Ništa ne čeka na vježbu.')).toBeNull()
})

it('what was practised stays so while nothing else is handed', async () => {
  server.mockResolvedValue({ ...RIGHT, earned: 0 })
  const handed = pageOf([mistakeOf(1)])
  const { rerender } = open(handed)
  await press('Vježbaj')
  await answerB()
  await press('Završi')
  await press('Natrag na popis')
  rerender(pageFor(handed))
  expect(rows()[0]).toContain('Prvi put točno: danas')
})

it('an open round goes on when the list is handed anew', async () => {
  server.mockResolvedValueOnce({ ...RIGHT, earned: 0 })
  const { rerender } = open(pageOf([mistakeOf(1), mistakeOf(2)]))
  await press('Vježbaj redom')
  await answerB()
  rerender(pageFor(pageOf([mistakeOf(1, TODAY), mistakeOf(2), mistakeOf(3)])))
  await press('Dalje')
  expect(document.activeElement?.textContent).toContain('Pitanje broj 2')
  await press('Natrag na popis')
  expect(rows()).toHaveLength(3)
})

it('what was asked for below an older list does not join a newer one', async () => {
  const { promise, answer } = pending<MistakePage>()
  server.mockReturnValueOnce(promise as never)
  const { rerender } = open(pageOf([mistakeOf(1)], { total: 2, next: idOf('31') }))
  await press('Prikaži još')
  rerender(pageFor(pageOf([mistakeOf(3)])))
  answer(pageOf([mistakeOf(2)]))
  await settle()
  expect(rows()).toHaveLength(1)
})
