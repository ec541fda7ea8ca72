import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { PickMany, type Picked } from '@/components/platform/admin/pick-many'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { contract } from '@/lib/platform/http/contract'
import { answer, sentInputs, settle } from '../../support/network'

const list = contract('GET /lekcije', {
  access: 'admin',
  summary: 'Lekcije za probu',
  query: listInputSchema(['title'], {}),
  returns: pagedSchema(z.object({ _id: z.string(), title: z.string() })),
})

function Chosen({ start }: { start: string[] }) {
  const [value, setValue] = useState<Picked[]>(start.map((name) => ({ _id: name, name })))
  return (
    <PickMany
      label="Istaknute lekcije"
      list={list}
      nameOf={({ title }) => title}
      value={value}
      onChange={setValue}
      max={3}
    />
  )
}

const order = () =>
  [...screen.getByRole('group', { name: 'Istaknute lekcije' }).querySelectorAll('ol > li')].map(
    (row) => row.textContent,
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('reorders items by buttons, announces their position and keeps focus on them', async () => {
  render(<Chosen start={['A', 'B', 'C']} />)
  expect(button('Pomakni gore: A').disabled).toBe(true)
  fireEvent.click(button('Pomakni gore: C'))
  expect(order()).toEqual(['A', 'C', 'B'])
  expect(screen.getByText('C: 2. od 3')).toBeDefined()
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Pomakni gore: C')))
  fireEvent.keyDown(button('Pomakni gore: C'), { key: 'ArrowUp', altKey: true })
  expect(order()).toEqual(['C', 'A', 'B'])
  // At the top the up button is disabled: focus moves to the other one.
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Pomakni dolje: C')))
})

it('finds more in a server list, up to its limit, and offers nothing twice', async () => {
  render(<Chosen start={['A']} />)
  const items = ['A', 'B', 'C'].map((title) => ({ _id: title, title }))
  answer(apiCallOf(list), { items, total: 3, page: 1, pages: 1 })
  fireEvent.change(screen.getByLabelText('Dodaj'), { target: { value: 'lek' } })
  await vi.waitFor(() =>
    expect(sentInputs(apiCallOf(list))[0]?.query).toMatchObject({ search: 'lek' }),
  )
  await settle()
  expect(screen.queryByRole('button', { name: 'A' })).toBeNull()
  fireEvent.click(button('C'))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Dodaj')))
  fireEvent.click(button('B'))
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Ukloni: B')))
  expect(order()).toEqual(['A', 'C', 'B'])
  expect(screen.getByRole('status').textContent).toBe('Dodano: B')
  expect(screen.queryByLabelText('Dodaj')).toBeNull()
  fireEvent.click(button('Ukloni: C'))
  expect(order()).toEqual(['A', 'B'])
  expect(screen.getByText('Uklonjeno: C')).toBeDefined()
})
