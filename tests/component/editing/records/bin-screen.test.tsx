import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BinScreen } from '@/components/editing/records/bin-screen'
import { useToastQueue } from '@/components/ui/toast'
import { apiCallOf } from '@/lib/platform/http/api-call'
import {
  listBinContract,
  readLogEntryContract,
  restoreFromBinContract,
} from '@/lib/editing/records/contract'
import { idOf } from '../../support/family'
import { answer, answerBy, settle } from '../../support/network'

let search: Record<string, string>
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(search) }))

it.each([
  [undefined, 'Vraćeno.'],
  ['knjiga-2', 'Vraćeno s adresom „knjiga-2” jer dosadašnja sada vodi na drugi zapis.'],
])('a record restored with the slug %s is reported as such', async (slug, sentence) => {
  search = { record: idOf('1') }
  answer(apiCallOf(listBinContract), { items: [], total: 0, page: 1, pages: 1 })
  answer(apiCallOf(readLogEntryContract), {
    ...{ _id: idOf('1'), noun: 'Udžbenik', title: 'Knjiga', action: 'record-delete' },
    ...{ adminEmail: 'ana@iskra.test', at: '2026-11-27T06:00:00.000Z' },
    ...{ before: {}, after: {} },
  } as never)
  answer(apiCallOf(restoreFromBinContract), { href: '/admin/literatura', ...(slug && { slug }) })
  render(<BinScreen />)
  await settle()
  fireEvent.click(await screen.findByRole('button', { name: 'Vrati iz koša' }))
  await settle()
  expect(useToastQueue.getState().toasts.at(-1)?.text).toBe(sentence)
})

it('selected records restored with another address are listed', async () => {
  search = {}
  const entry = (digit: string, title: string) => ({
    ...{ _id: idOf(digit), title, noun: 'Udžbenik', adminEmail: 'ana@iskra.test' },
    ...{ at: '2026-11-27T06:00:00.000Z', until: '2026-12-27T06:00:00.000Z' },
  })
  const items = [entry('1', 'Prva'), entry('2', 'Druga')]
  answer(apiCallOf(listBinContract), { items, total: 2, page: 1, pages: 1 } as never)
  answerBy(apiCallOf(restoreFromBinContract), ({ params }) => ({
    href: '/admin/literatura',
    ...(params?.id === idOf('2') && { slug: 'druga-2' }),
  }))
  render(<BinScreen />)
  await settle()
  for (const name of ['Odaberi: Prva', 'Odaberi: Druga'])
    fireEvent.click(await screen.findByRole('checkbox', { name }))
  fireEvent.click(await screen.findByRole('button', { name: 'Vrati' }))
  await settle()
  expect(screen.getByText('Uspjelo: 2. Nije uspjelo: 0.')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Druga: Vraćeno s adresom „druga-2” jer dosadašnja sada vodi na drugi zapis.',
  ])
})

it('shows a record in readable form', async () => {
  search = { record: idOf('1') }
  const unitId = '01a21ce0-7d2f-7000-8000-00000000000a'
  const before = { id: idOf('1'), title: 'Voda', unitId, searchText: 'vod voda', position: 3 }
  answer(apiCallOf(readLogEntryContract), {
    ...{ _id: idOf('1'), noun: 'Lekcija', title: 'Voda', action: 'record-delete' },
    ...{ adminEmail: 'ana@iskra.test', at: '2026-11-27T06:00:00.000Z' },
    ...{ before, after: null },
  } as never)
  render(<BinScreen />)
  await settle()
  await screen.findByText('Prije')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Naslov',
    'Cjelina',
    'Mjesto',
  ])
})
