import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callOf } from '@/lib/http/call'
import {
  historyContract,
  keepDraftContract,
  listDraftsContract,
  readDraftContract,
  versionContract,
} from '@/lib/records/contract'
import { field } from '../support/form'
import { answer, pass, refuse, sent, settle } from '../support/network'
import { change, press, show } from './screen'
import { calls, idOf, list, pageOf, thing } from './things'

vi.mock('next/navigation', () => import('./address'))

describe('a draft', () => {
  const AT = '2026-11-23T11:04:00Z'
  const box = (is: unknown) => ({ is })

  it('is saved after a pause, released by nothing, and lets the editor leave', async () => {
    vi.useFakeTimers()
    await change()
    answer(callOf(keepDraftContract), { updatedAt: AT })
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isHeld()).toBe(true)
    await pass(1_500)
    expect(sent(callOf(keepDraftContract))).toEqual([
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
    expect(sent(callOf(calls.save))).toEqual([])
    vi.useRealTimers()
  })

  it('that could not be saved says so and is tried again', async () => {
    vi.useFakeTimers()
    await change()
    refuse(callOf(keepDraftContract), 503, 'Iskra se odmara.', { once: true })
    answer(callOf(keepDraftContract), { updatedAt: AT })
    refuse(callOf(keepDraftContract), 503, 'Iskra se odmara.', { once: true })
    await pass(1_500)
    expect(screen.getByText(/^Nacrt nije spremljen/)).toBeDefined()
    await pass(2_000)
    expect(screen.getByText(/^Nacrt spremljen/)).toBeDefined()
    vi.useRealTimers()
  })

  it('is gone on with over what others have saved meanwhile; the same field asks', async () => {
    answer(callOf(calls.read), thing(1, { name: 'Tuđe', text: 'Njihov tekst', version: 4 }))
    const own = { values: { name: box('Moje') }, base: { name: box('Stvar 1') }, updatedAt: AT }
    const others = [{ adminEmail: 'iva@iskra.test', updatedAt: AT }]
    answer(callOf(readDraftContract), { own, others })
    await show(`?record=${idOf(1)}`)
    expect(field('Naziv').value).toBe('Moje')
    expect(field('Tekst').value).toBe('Njihov tekst')
    expect(screen.getByRole('region', { name: /promijenio isto/ })).toBeDefined()
    expect(screen.getByText(/Nacrt ovog zapisa ima i: iva@iskra\.test/)).toBeDefined()
  })

  it('of a new record is listed, opened under its id, and saved with it', async () => {
    const draft = { table: 'things', recordId: idOf(9), title: 'Nova', isNew: true, updatedAt: AT }
    answer(callOf(listDraftsContract), [{ ...draft, href: '/admin/stvari', noun: 'Stvar' }])
    answer(callOf(list), pageOf([]))
    const own = { values: { name: box('Nova') }, base: null, updatedAt: AT }
    answer(callOf(readDraftContract), { own, others: [] })
    await show()
    await press('Nova', 'link')
    expect(field('Naziv').value).toBe('Nova')
    answer(callOf(calls.create), thing(9))
    answer(callOf(calls.read), thing(9))
    await press('Spremi')
    expect(sent(callOf(calls.create))[0]?.body).toEqual({ _id: idOf(9), name: 'Nova', text: '' })
    expect(window.location.search).toBe(`?record=${idOf(9)}`)
  })
})

describe('the history', () => {
  it('shows what restoring would change, and fills the form', async () => {
    answer(callOf(calls.read), thing(1, { text: 'Novo', version: 3 }))
    const entry = (number: number, action: string, fields: string[]) => ({
      _id: idOf(number),
      at: '2026-11-23T11:04:00Z',
      adminEmail: 'iva@iskra.test',
      ...{ action, fields },
    })
    answer(callOf(historyContract), [
      entry(32, 'record-update', ['text']),
      entry(31, 'record-create', []),
    ] as never)
    answer(callOf(versionContract), { text: 'Staro' })
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
    expect(sent(callOf(calls.save))).toEqual([])
  })

  it.each([
    { oldest: 'record-update', rows: ['23. stu 2026. 12:04', 'Prije prve promjene'] },
    { oldest: 'record-create', rows: ['23. stu 2026. 12:04'] },
  ])('that begins with $oldest shows $rows', async ({ oldest: action, rows }) => {
    answer(callOf(calls.read), thing(1))
    const entry = { _id: idOf(31), at: '2026-11-23T11:04:00Z', adminEmail: 'iva@iskra.test' }
    answer(callOf(historyContract), [{ ...entry, action, fields: [] }] as never)
    await show(`?record=${idOf(1)}`)
    const details = screen.getByText('Povijest').closest('details')
    if (details) details.open = true
    fireEvent(details ?? document.body, new Event('toggle'))
    await settle()
    const times = [...(details?.querySelectorAll('li > :first-child') ?? [])]
    expect(times.map(({ textContent }) => textContent)).toEqual(rows)
  })
})
