import '@hookform/resolvers/zod'
import '@/lib/http/zod-messages'
import '@/components/admin/record-form'
import '@/components/admin/record-list'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UnitsScreen } from '@/components/content/units-screen'
import { uniqueSlugContract } from '@/lib/content/contract'
import { listContract as books, listSubjectsContract } from '@/lib/content/literature/contract'
import { callOf } from '@/lib/http/call'
import { answer, answerBy, bodies, pass, settle } from '../support/network'

vi.mock('next/navigation', () => ({
  usePathname: () => '/admin/cjeline',
  useSearchParams: () => new URLSearchParams('record=new'),
}))

const type = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await pass(400)
  await settle()
}

it('says which address the server has free for a name, until one is typed', async () => {
  vi.useFakeTimers()
  answer(callOf(listSubjectsContract), [])
  answer(callOf(books), { items: [], total: 0, page: 1, pages: 1 })
  answerBy(callOf(uniqueSlugContract), ({ body }) => ({ slug: `${body.baseSlug}-2` }))
  render(<UnitsScreen />)
  await settle()
  await settle()
  expect(bodies(callOf(uniqueSlugContract))).toEqual([])
  await type('Naziv', 'Životinje šume')
  expect(screen.getByText('zivotinje-sume-2')).toBeDefined()
  expect(bodies(callOf(uniqueSlugContract))).toEqual([
    { baseSlug: 'zivotinje-sume', modelType: 'unit' },
  ])
  await type('Adresa', 'suma')
  expect(screen.queryByText(/Adresa će biti/)).toBeNull()
  // Nothing typed is left, which the form would keep as a draft.
  await type('Adresa', '')
  await type('Naziv', '')
})
