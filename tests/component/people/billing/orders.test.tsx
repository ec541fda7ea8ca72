import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OrderDialog } from '@/components/people/billing/orders/order-dialog'
import { SubscriptionEndNote, PendingOrderNote } from '@/components/people/billing/prices/own-state'
import { OwnOrder } from '@/components/people/billing/orders/own-order'
import { OwnOrders } from '@/components/people/billing/orders/own-orders'
import { ordersApiCalls } from '@/lib/people/billing/orders/calls'
import type { OrderDetails } from '@/lib/people/billing/orders/model'
import { useUser } from '@/stores/user'
import { parentOf } from '../../support/family'
import { answer, bodies, refuse, settle } from '../../support/network'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/cjenik' }))
beforeEach(() => {
  push.mockClear()
  useUser.setState({ user: parentOf() })
})

const ID = '019ac000-0000-7000-8000-000000000001'
const ORDER: OrderDetails = {
  ...{
    _id: ID,
    number: 1042,
    reference: '1042-2026',
    productId: ID,
    productName: 'Godina',
    price: 8_900,
  },
  ...{ state: 'waiting', createdAt: '2026-11-24T10:00:00.000Z', closedAt: null },
  lapsesAt: '2026-12-24T10:00:00.000Z',
  needsChild: false,
  slip: {
    ...{ payer: 'Iva Marić', iban: 'HR1723600001101234565', model: 'HR00' },
    recipient: { name: 'Iskra d.o.o.', address: 'Ulica 1', city: '10000 Zagreb' },
    ...{
      reference: '1042-2026',
      price: 8_900,
      purpose: 'OTHR',
      description: 'Iskra narudžba 1042',
    },
  },
}

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

const product = { _id: ID, name: 'Godina', price: 8_900, lasting: 'za 12 mjeseci' }
const openDialog = () =>
  render(<OrderDialog product={product} confirm={null} onOpenChange={() => undefined} />)

it('an order is summed up, sent at the displayed price, and opened', async () => {
  answer(ordersApiCalls.placeOrder, ORDER)
  openDialog()
  expect(screen.getByRole('dialog').textContent).toMatch(/Godina89,00\s€ za 12 mjeseci/)
  expect(bodies(ordersApiCalls.placeOrder)).toEqual([])
  await press(/^Naruči za 89,00/)
  expect(bodies(ordersApiCalls.placeOrder)).toEqual([{ productId: ID, price: 8_900 }])
  expect(push).toHaveBeenCalledExactlyOnceWith(`/profil/narudzbe/${ID}`)
})

it('a rejection is shown in the dialog, without navigating', async () => {
  refuse(ordersApiCalls.placeOrder, 409, 'Narudžbe još nisu otvorene.')
  openDialog()
  await press(/^Naruči za/)
  expect(screen.getByRole('alert').textContent).toBe('Narudžbe još nisu otvorene.')
  expect(push).not.toHaveBeenCalled()
})

it('a pending order shows its slip; values for the bank can be copied', async () => {
  answer(ordersApiCalls.readOrder, ORDER)
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }))
  render(<OwnOrder id={ID} />)
  await settle()
  for (const name of ['IBAN primatelja', 'Iznos', 'Poziv na broj']) await press(`Kopiraj: ${name}`)
  expect(writeText.mock.calls.flat()).toEqual(['HR1723600001101234565', '89,00', '1042-2026'])
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/api/narudzbe/${ID}/uplatnica`)
})

it.each([
  ['paid', /Otvoreno 1\. prosinca 2026/],
  ['cancelled', /Otkazano 1\. prosinca 2026\. Ništa ne dugujete/],
  ['lapsed', /Isteklo 1\. prosinca 2026\. Ništa ne dugujete/],
] as const)('one that is %s has no slip and shows its outcome', async (state, sentence) => {
  const closedAt = '2026-12-01T10:00:00.000Z'
  answer(ordersApiCalls.readOrder, { ...ORDER, state, closedAt, slip: null })
  render(<OwnOrder id={ID} />)
  await settle()
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Otkaži narudžbu' })).toBeNull()
})

it('an unknown one links to the others', async () => {
  refuse(ordersApiCalls.readOrder, 404, 'Ove narudžbe nema.')
  render(<OwnOrder id={ID} />)
  await settle()
  expect(screen.getByText('Ove narudžbe nema.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sve narudžbe' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).toBeNull()
})

it('without orders the list links to the price list', async () => {
  answer(ordersApiCalls.listOrders, [])
  render(<OwnOrders />)
  await settle()
  expect(screen.getByRole('link', { name: 'Otvori cjenik' })).toBeDefined()
})

const wayToChild = () =>
  screen.queryByRole('link', { name: 'Dodajte dijete' })?.getAttribute('href')

it.each([
  [[], '/profil'],
  [parentOf().children, undefined],
])('a parent with the children %j first adds one before ordering', (children, way) => {
  useUser.setState({ user: parentOf({ children }) })
  openDialog()
  expect(wayToChild()).toBe(way)
})

it.each([
  [true, '/profil'],
  [false, undefined],
])('when a child is needed (%s), the slip says so', async (needsChild, way) => {
  answer(ordersApiCalls.readOrder, { ...ORDER, needsChild })
  render(<OwnOrder id={ID} />)
  await settle()
  expect(wayToChild()).toBe(way)
})

it('the price list shows a parent’s access, and links to a pending order’s slip', async () => {
  const until = '2126-11-24T10:00:00.000Z'
  useUser.setState({ user: parentOf({ subscription: { name: 'Godina', until } }) })
  answer(ordersApiCalls.listOrders, [ORDER])
  render(
    <>
      <SubscriptionEndNote />
      <PendingOrderNote productId={ID} />
      <PendingOrderNote productId={ID.replace('1', '2')} />
    </>,
  )
  await settle()
  expect(screen.getByText(/vrijedi do 24\. studenoga 2126\. Nova se dodaje na kraj/)).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/profil/narudzbe/${ID}`,
  ])
})
