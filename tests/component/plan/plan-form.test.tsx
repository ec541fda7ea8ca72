import '../support/edges'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { idOf } from '../support/family'
import { fill, press, refusal, sent, server, withoutMemory } from '../support/people'
import { TODAY } from '../support/mistakes'
import { lessonOf, open, OWN, pageFor, planOf, SUBJECTS, tick, ticks } from '../support/plans'

withoutMemory()
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = vi.fn()
})

it('makes a plan of a day and lessons', async () => {
  server.mockResolvedValue({ plan: planOf() })
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  tick('Stari Egipat')
  await press('Spremi plan')
  const [[path, body] = []] = sent()
  expect(path).toBe('/planovi')
  expect(body).toMatchObject({ testDay: '2026-11-25', lessonIds: [idOf('20')] })
  expect(screen.getByRole('heading', { name: 'Test za 3 dana' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

it.each([
  ['2026-11-22', 'Odaberi dan od sutra'],
  ['2027-01-22', 'Odaberi dan od sutra'],
  ['', 'Odaberi dan od sutra'],
])('the day „%s” is refused beside its field, and nothing is sent', async (day, words) => {
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', day)
  await press('Spremi plan')
  expect(screen.getByRole('form').textContent).toContain(words)
  expect(screen.getByRole('form').textContent).toContain('Odaberi barem jednu lekciju.')
  expect(document.activeElement).toBe(screen.getByLabelText('Kada je test?'))
  expect(sent()).toEqual([])
})

it('a plan is made once, and as it was wished last, though answers get lost', async () => {
  const lost = refusal(0, 'Nema veze.')
  server.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  tick('Stari Egipat')
  await press('Spremi plan')
  await press('Spremi plan')
  tick('Brojevi 3')
  server.mockRejectedValueOnce(refusal(404, 'Nema ga.')).mockResolvedValue({ plan: planOf() })
  await press('Spremi plan')
  expect(sent().map(([path]) => path)).toEqual([
    '/planovi',
    '/planovi',
    '/planovi/{id}',
    '/planovi',
  ])
  const [first, second, , last] = sent().map(([, body]) => body as { id: string })
  expect(second).toEqual(first)
  expect(server.mock.calls[2]?.[1]).toEqual({ params: { id: first?.id } })
  expect(last).toMatchObject({ lessonIds: [idOf('20'), idOf('63')] })
  expect(last?.id).not.toBe(first?.id)
})

it('a plan that was made unheard and handed meanwhile is replaced on the screen, too', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
  const { rerender } = await open()
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  tick('Stari Egipat')
  await press('Spremi plan')
  const [[, body] = []] = sent()
  const made = planOf({ _id: (body as { id: string }).id })
  rerender(pageFor({ open: [made], archive: [] }))
  tick('Brojevi 3')
  server.mockResolvedValueOnce({ success: true })
  server.mockResolvedValueOnce({ plan: planOf({ _id: idOf('51') }) })
  await press('Spremi plan')
  expect(screen.getAllByRole('heading', { name: 'Test za 3 dana' })).toHaveLength(1)
})

it('a plan whose answer got lost is made once, though the form was left meanwhile', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.')).mockResolvedValue({ plan: planOf() })
  await open()
  const plan = async () => {
    await press('Dodaj test')
    await fill('Kada je test?', '2026-11-25')
    tick('Stari Egipat')
    await press('Spremi plan')
  }
  await plan()
  await press('Odustani')
  await plan()
  await plan()
  const ids = sent().map(([, one]) => (one as { id: string }).id)
  expect(ids).toHaveLength(3)
  expect(ids[1]).toBe(ids[0])
  // What is planned after that is another plan, though it says the same.
  expect(ids[2]).not.toBe(ids[0])
})

it('a plan that was given up after its answer got lost stays beside another one', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
  const { rerender } = await open()
  const plan = async (lesson: string) => {
    await press('Dodaj test')
    await fill('Kada je test?', '2026-11-25')
    tick(lesson)
    await press('Spremi plan')
  }
  await plan('Stari Egipat')
  await press('Odustani')
  const [[, body] = []] = sent()
  const made = planOf({ _id: (body as { id: string }).id })
  rerender(pageFor({ open: [made], archive: [] }))
  server.mockResolvedValue({ plan: planOf({ _id: idOf('51') }) })
  await plan('Brojevi 3')
  expect(sent().map(([path]) => path)).toEqual(['/planovi', '/planovi'])
  expect(screen.getAllByRole('heading', { name: 'Test za 3 dana' })).toHaveLength(2)
})

it('a plan that was refused is mended under a new id, with nothing to remove', async () => {
  server.mockRejectedValueOnce(refusal(409, 'Previše planova.'))
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  tick('Stari Egipat')
  await press('Spremi plan')
  tick('Brojevi 3')
  server.mockResolvedValue({ plan: planOf() })
  await press('Spremi plan')
  expect(sent().map(([path]) => path)).toEqual(['/planovi', '/planovi'])
})

it.each(['2026-11-23', '2027-01-21'])('the day %s is taken', async (day) => {
  server.mockResolvedValue({ plan: planOf() })
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', day)
  tick('Stari Egipat')
  await press('Spremi plan')
  expect(sent()).toHaveLength(1)
})

it('takes lessons of another grade as well, and keeps those of both', async () => {
  const geology = {
    subject: 'Priroda',
    area: 'priroda',
    lessons: [lessonOf('80', 'Voda')],
    hasMore: false,
  }
  server.mockResolvedValueOnce([geology]).mockResolvedValue({ plan: planOf() })
  await open()
  await press('Dodaj test')
  await fill('Kada je test?', '2026-11-25')
  tick('Stari Egipat')
  await fill('Razred', idOf('04'))
  expect(sent().at(-1)?.[0]).toBe('/razredi/{id}/lekcije')
  expect(ticks()).toHaveLength(2)
  tick('Voda')
  await press('Spremi plan')
  expect(sent().at(-1)?.[1]).toMatchObject({ lessonIds: [idOf('20'), idOf('80')] })
})

it('says so when the lessons of another grade can’t be loaded, and stays with the own', async () => {
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
  await open()
  await press('Dodaj test')
  await fill('Razred', idOf('04'))
  expect(screen.getByText('Nema veze.')).toBeTruthy()
  expect(screen.getByLabelText('Razred')).toHaveProperty('value', idOf('05'))
  expect(screen.getByLabelText('Stari Egipat')).toBeTruthy()
})

it('the search narrows lessons down, without diacritics too, and keeps what is ticked', async () => {
  await open()
  await press('Dodaj test')
  tick('Brojevi 3')
  await fill('Pretraži lekcije', 'EGIPAT')
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true])
  await fill('Pretraži lekcije', 'nema toga')
  expect(ticks()).toHaveLength(1)
})

const openCut = async () => {
  const cut = SUBJECTS.map((one) => ({ ...one, hasMore: one.area === 'povijest' }))
  render(pageFor({ open: [], archive: [] }, TODAY, { ...OWN, subjects: cut }))
  await press('Dodaj test')
}

it('a list that does not hold all lessons is searched by the server, and keeps what is ticked', async () => {
  await openCut()
  expect(screen.getAllByText(/^Ovdje nisu sve lekcije/)).toHaveLength(1)
  const rome = { subject: 'Povijest', area: 'povijest', lessons: [lessonOf('90', 'Stari Rim')] }
  server.mockResolvedValueOnce([{ ...rome, hasMore: false }])
  await fill('Pretraži lekcije', ' Rim')
  expect(screen.getByText('Pretražujem...')).toBeTruthy()
  await waitFor(() => tick('Stari Rim'))
  expect(server.mock.calls.map(([{ path }, input]) => [path, input])).toEqual([
    ['/razredi/{id}/lekcije', { params: { id: OWN.gradeId }, query: { trazi: 'rim' } }],
  ])
  expect(ticks()).toHaveLength(1)
  await fill('Pretraži lekcije', '')
  expect(ticks()).toHaveLength(13)
  expect(ticks().filter(({ checked }) => checked)).toHaveLength(1)
  server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
  await fill('Pretraži lekcije', 'egipat')
  await waitFor(() => expect(screen.queryByText('Pretražujem...')).toBeNull())
  expect(ticks().map(({ checked }) => checked)).toEqual([false, true])
})

it.each([
  [503, 'Pretraga trenutačno ne radi. Pokušaj ponovno.'],
  [0, 'Nema veze s internetom. Pokušaj ponovno kad se veza vrati.'],
])('a search that fails with %s says so and can be tried again', async (status, words) => {
  await openCut()
  server.mockRejectedValueOnce(refusal(status, 'Nešto drugo.'))
  await fill('Pretraži lekcije', 'rim')
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
  expect(screen.queryByText('Nema takve lekcije.')).toBeNull()
  server.mockResolvedValueOnce([])
  await press('Pokušaj ponovno')
  expect(screen.queryByText(words)).toBeNull()
  await waitFor(() => expect(screen.getByText('Nema takve lekcije.')).toBeTruthy())
})

it('more than ten lessons can’t be ticked', async () => {
  await open()
  await press('Dodaj test')
  for (let index = 0; index < 10; index += 1) tick(`Brojevi ${index}`)
  expect(screen.getByText('Odabrano: 10 od najviše 10')).toBeTruthy()
  expect(ticks().filter(({ disabled }) => disabled)).toHaveLength(2)
})

it('what was wrong is right again as soon as it is mended', async () => {
  await open()
  await press('Dodaj test')
  await press('Spremi plan')
  const words = () => screen.getByRole('form').textContent
  await fill('Kada je test?', '2026-11-25')
  expect(words()).not.toContain('Odaberi dan od sutra')
  expect(words()).toContain('Odaberi barem jednu lekciju.')
  tick('Stari Egipat')
  expect(words()).not.toContain('Odaberi barem jednu lekciju.')
})
