import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BinScreen } from '@/components/records/bin-screen'
import { useToastQueue } from '@/components/ui/toast'
import { callOf } from '@/lib/http/call'
import { listBinContract, readLogContract, restoreContract } from '@/lib/records/contract'
import { idOf } from '../support/family'
import { answer, settle } from '../support/network'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams({ record: idOf('1') }),
}))

it.each([
  [undefined, 'Vraćeno.'],
  ['knjiga-2', 'Vraćeno s adresom „knjiga-2” jer dosadašnju sada ima drugi zapis.'],
])('what comes back with the slug %s is told so', async (slug, sentence) => {
  answer(callOf(listBinContract), { items: [], total: 0, page: 1, pages: 1 })
  answer(callOf(readLogContract), {
    ...{ _id: idOf('1'), noun: 'Udžbenik', title: 'Knjiga', action: 'record-delete' },
    ...{ adminEmail: 'ana@iskra.test', at: '2026-11-27T06:00:00.000Z' },
    ...{ before: {}, after: {} },
  } as never)
  answer(callOf(restoreContract), { href: '/admin/literatura', ...(slug && { slug }) })
  render(<BinScreen />)
  await settle()
  fireEvent.click(await screen.findByRole('button', { name: 'Vrati iz koša' }))
  await settle()
  expect(useToastQueue.getState().toasts.at(-1)?.text).toBe(sentence)
})
