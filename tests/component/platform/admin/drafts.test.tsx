import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useToastQueue } from '@/components/ui/toast'
import { apiCallOf } from '@/lib/platform/http/api-call'
import {
  historyContract,
  saveDraftContract,
  listDraftsContract,
  readDraftContract,
  readVersionContract,
} from '@/lib/editing/records/contract'
import { field, fill } from '../../support/form'
import {
  answer,
  advanceClock,
  holdRequest,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { change, press, show } from './screen'
import { calls, idOf, list, pageOf, thing } from './things'

vi.mock('next/navigation', () => import('./address'))

describe('a draft', () => {
  const AT = '2026-11-23T11:04:00Z'
  const box = (is: unknown) => ({ is })

  it('is saved after a pause, publishes nothing, and lets the editor leave', async () => {
    vi.useFakeTimers()
    await change()
    answer(apiCallOf(saveDraftContract), { updatedAt: AT })
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(true)
    await advanceClock(1_500)
    expect(sentInputs(apiCallOf(saveDraftContract))).toEqual([
      {
        params: { table: 'things', id: idOf(1) },
        body: {
          title: 'Moje',
          values: { name: box('Moje') },
          base: { name: box('Stvar 1') },
        },
      },
    ])
    expect(screen.getByText(/^Nacrt spremljen (u|23\. stu 2026\.) 12:04/)).toBeDefined()
    expect(isHeld()).toBe(false)
    expect(sentInputs(apiCallOf(calls.save))).toEqual([])
    vi.useRealTimers()
  })

  it.each([
    { what: 'a record', id: 1, search: `?record=${idOf(1)}`, back: `?record=${idOf(1)}` },
    { what: 'a new record', id: null, search: '?record=new', back: /^\?record=new&draft=/ },
  ])('of $what is sent and awaited when its form is left', async ({ search, back, id }) => {
    answer(apiCallOf(calls.read), thing(1))
    answer(apiCallOf(list), pageOf([thing(1)]))
    await show(search)
    const kept = holdRequest(apiCallOf(saveDraftContract))
    fill('Naziv', 'Moje')
    await press('Natrag na popis', 'link')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('table')).toBeDefined()
    const [draft] = sentInputs(apiCallOf(saveDraftContract))
    expect(draft?.body).toMatchObject({ title: 'Moje', values: { name: box('Moje') } })
    const asked = () => sentInputs(apiCallOf(readDraftContract)).length
    const before = asked()
    const place = draft?.params.id
    const reopened = id ? search : `?record=new&draft=${place}`
    act(() => window.history.replaceState(null, '', reopened))
    await settle()
    expect(asked()).toBe(before)
    const own = { values: { name: box('Moje') }, base: id ? { name: box('Stvar 1') } : null }
    answer(apiCallOf(readDraftContract), { own: { ...own, updatedAt: AT }, others: [] })
    await kept.answer({ updatedAt: AT })
    await settle()
    await vi.waitFor(() => expect(field('Naziv').value).toBe('Moje'))
    const [toast] = useToastQueue.getState().toasts
    expect(toast).toMatchObject({ kind: 'success', title: 'Nacrt je spremljen', text: 'Moje' })
    expect(toast?.link?.href.replace('/admin/stvari', '')).toMatch(back)
  })

  it('without a response asks before its form is left, and is retried', async () => {
    vi.useFakeTimers()
    await change()
    answer(apiCallOf(list), pageOf([thing(1)]))
    answer(apiCallOf(saveDraftContract), { updatedAt: AT })
    for (const _ of [1, 2])
      refuse(apiCallOf(saveDraftContract), 503, 'Iskra se odmara.', { once: true })
    await advanceClock(1_500)
    await press('Natrag na popis', 'link')
    await press('Odustani')
    expect(field('Naziv').value).toBe('Moje')
    await press('Natrag na popis', 'link')
    await press('Napusti')
    expect(screen.getByRole('table')).toBeDefined()
    const titles = () => useToastQueue.getState().toasts.map(({ title }) => title)
    expect(titles()).toEqual(['Greška'])
    expect(sentInputs(apiCallOf(saveDraftContract))).toHaveLength(2)
    await advanceClock(2_000)
    expect(sentInputs(apiCallOf(saveDraftContract))).toHaveLength(3)
    expect(titles()).toContain('Nacrt je spremljen')
    vi.useRealTimers()
  })

  it('saved with its record is not sent again', async () => {
    await show('?record=new')
    fill('Naziv', 'Nova')
    answer(apiCallOf(calls.create), thing(9))
    answer(apiCallOf(calls.read), thing(9))
    await press('Spremi')
    answer(apiCallOf(list), pageOf([]))
    await press('Natrag na popis', 'link')
    expect(sentInputs(apiCallOf(saveDraftContract))).toEqual([])
  })

  it('that could not be saved says so and is retried', async () => {
    vi.useFakeTimers()
    await change()
    refuse(apiCallOf(saveDraftContract), 503, 'Iskra se odmara.', { once: true })
    answer(apiCallOf(saveDraftContract), { updatedAt: AT })
    refuse(apiCallOf(saveDraftContract), 503, 'Iskra se odmara.', { once: true })
    await advanceClock(1_500)
    expect(screen.getByText(/^Nacrt nije spremljen/)).toBeDefined()
    await advanceClock(2_000)
    expect(screen.getByText(/^Nacrt spremljen/)).toBeDefined()
    vi.useRealTimers()
  })

  it('is merged with others’ saved changes; the same field asks', async () => {
    answer(apiCallOf(calls.read), thing(1, { name: 'Tuđe', text: 'Njihov tekst', version: 4 }))
    const own = { values: { name: box('Moje') }, base: { name: box('Stvar 1') }, updatedAt: AT }
    const others = [{ adminEmail: 'iva@iskra.test', updatedAt: AT }]
    answer(apiCallOf(readDraftContract), { own, others })
    await show(`?record=${idOf(1)}`)
    expect(field('Naziv').value).toBe('Moje')
    expect(field('Tekst').value).toBe('Njihov tekst')
    expect(screen.getByRole('region', { name: /promijenio isto/ })).toBeDefined()
    expect(screen.getByText(/Nacrt ovog zapisa ima i: iva@iskra\.test/)).toBeDefined()
  })

  it('is not sent again by viewing it', async () => {
    vi.useFakeTimers()
    answer(apiCallOf(calls.read), thing(1))
    answer(apiCallOf(list), pageOf([]))
    const own = { values: { name: box('Moje') }, base: { name: box('Stvar 1') }, updatedAt: AT }
    answer(apiCallOf(readDraftContract), { own, others: [] })
    await show(`?record=${idOf(1)}`)
    expect(screen.getByText(/^Nacrt spremljen/)).toBeDefined()
    await advanceClock(5_000)
    await press('Natrag na popis', 'link')
    await advanceClock(5_000)
    expect(sentInputs(apiCallOf(saveDraftContract))).toEqual([])
    vi.useRealTimers()
  })

  it('of a new record is listed, opened under its id, and saved with it', async () => {
    const draft = { table: 'things', recordId: idOf(9), title: 'Nova', isNew: true, updatedAt: AT }
    answer(apiCallOf(listDraftsContract), [{ ...draft, href: '/admin/stvari', noun: 'Stvar' }])
    answer(apiCallOf(list), pageOf([]))
    const own = { values: { name: box('Nova') }, base: null, updatedAt: AT }
    answer(apiCallOf(readDraftContract), { own, others: [] })
    await show()
    await press('Nova', 'link')
    expect(field('Naziv').value).toBe('Nova')
    answer(apiCallOf(calls.create), thing(9))
    answer(apiCallOf(calls.read), thing(9))
    await press('Spremi')
    expect(sentInputs(apiCallOf(calls.create))[0]?.body).toEqual({
      _id: idOf(9),
      name: 'Nova',
      text: '',
    })
    expect(window.location.search).toBe(`?record=${idOf(9)}`)
  })
})

describe('the history', () => {
  it('shows what restoring would change, and fills the form', async () => {
    answer(apiCallOf(calls.read), thing(1, { text: 'Novo', version: 3 }))
    const entry = (number: number, action: string, fields: string[]) => ({
      _id: idOf(number),
      at: '2026-11-23T11:04:00Z',
      adminEmail: 'iva@iskra.test',
      ...{ action, fields },
    })
    answer(apiCallOf(historyContract), [
      entry(32, 'record-update', ['text']),
      entry(31, 'record-create', []),
    ] as never)
    answer(apiCallOf(readVersionContract), { text: 'Staro' })
    await show(`?record=${idOf(1)}`)
    fireEvent(screen.getByText('Povijest'), new Event('toggle'))
    const details = screen.getByText('Povijest').closest('details')
    if (details) details.open = true
    fireEvent(details ?? document.body, new Event('toggle'))
    await settle()
    expect(screen.getByText('iva@iskra.test: Promijenjeno (Tekst)')).toBeDefined()
    await press('Pogledaj')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Tekst').parentElement?.textContent).toBe('TekstSada: NovoTada: Staro')
    await press('Vrati u obrazac')
    expect(field('Tekst').value).toBe('Staro')
    expect(sentInputs(apiCallOf(calls.save))).toEqual([])
  })

  it.each([
    { oldest: 'record-update', rows: ['23. stu 2026. 12:04', 'Prije prve promjene'] },
    { oldest: 'record-create', rows: ['23. stu 2026. 12:04'] },
  ])('that starts with $oldest shows $rows', async ({ oldest: action, rows }) => {
    answer(apiCallOf(calls.read), thing(1))
    const entry = { _id: idOf(31), at: '2026-11-23T11:04:00Z', adminEmail: 'iva@iskra.test' }
    answer(apiCallOf(historyContract), [{ ...entry, action, fields: [] }] as never)
    await show(`?record=${idOf(1)}`)
    const details = screen.getByText('Povijest').closest('details')
    if (details) details.open = true
    fireEvent(details ?? document.body, new Event('toggle'))
    await settle()
    const times = [...(details?.querySelectorAll('li > :first-child') ?? [])]
    expect(times.map(({ textContent }) => textContent)).toEqual(rows)
  })
})
