import '@/components/platform/admin/record-list'
import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SubjectsScreen } from '@/components/content/curriculum/subjects-screen'
import { listContract as grades } from '@/lib/content/curriculum/grades/contract'
import { listContract, reorderContract } from '@/lib/content/curriculum/subjects/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { idOf } from '../../support/family'
import { answer, bodies, refuse, settle } from '../../support/network'
import { press, toasts } from '../../support/person'

let search = ''
vi.mock('next/navigation', () => ({
  usePathname: () => '/admin/predmeti',
  useSearchParams: () => new URLSearchParams(search),
}))

const subjectOf = (digits: string, name: string, position: number) => ({
  ...{ _id: idOf(digits), version: 1, name, slug: digits, area: 'matematika' as const, position },
  ...{ grade: idOf('55'), gradeName: '5. razred', literatureCount: 1 },
})
const MATH = subjectOf('20', 'Matematika', 1)
const HISTORY = subjectOf('21', 'Povijest', 2)
const listed = (...items: (typeof MATH)[]) => ({ items, total: items.length, page: 1, pages: 1 })

async function open(query: string) {
  search = query
  answer(apiCallOf(grades), { items: [], total: 0, page: 1, pages: 1 })
  answer(apiCallOf(listContract), listed(MATH, HISTORY))
  render(<SubjectsScreen />)
  await settle()
}
const order = () =>
  within(screen.getByRole('group'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('a grade’s subjects are ordered and saved all at once', async () => {
  answer(apiCallOf(reorderContract), { success: true } as never)
  await open(`grade=${idOf('55')}`)
  await press('Pomakni dolje: Matematika')
  expect(order()).toEqual(['Povijest', 'Matematika'])
  answer(apiCallOf(listContract), listed(HISTORY, MATH))
  await press('Spremi redoslijed')
  await settle()
  expect(bodies(apiCallOf(reorderContract))).toEqual([{ subjects: [HISTORY._id, MATH._id] }])
  expect(toasts()).toEqual(['success: Uspjeh! Redoslijed je spremljen.'])
  expect(order()).toEqual(['Povijest', 'Matematika'])
})

it('an order that can’t be saved is kept for a retry', async () => {
  refuse(apiCallOf(reorderContract), 503, 'Usluga je trenutačno nedostupna.')
  await open(`grade=${idOf('55')}`)
  await press('Pomakni dolje: Matematika')
  await press('Spremi redoslijed')
  await settle()
  expect(toasts()).toEqual(['error: Greška Usluga je trenutačno nedostupna.'])
  expect(order()).toEqual(['Povijest', 'Matematika'])
  expect(screen.getByRole('button', { name: 'Spremi redoslijed' })).toHaveProperty(
    'disabled',
    false,
  )
})

it('subjects of all grades have no common order', async () => {
  await open('')
  expect(screen.queryByText('Promijeni redoslijed')).toBeNull()
})
