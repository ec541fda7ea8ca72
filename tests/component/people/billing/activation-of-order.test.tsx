import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActivationForm } from '@/components/people/billing/activation-form'
import { activateProductContract } from '@/lib/people/billing/activation/contract'
import { listContract } from '@/lib/people/billing/products/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { useAdmin } from '@/stores/admin'
import { answer, bodies, refuse, settle } from '../../support/network'

const ACTIVATE = apiCallOf(activateProductContract)
const id = (last: number) => `019ab000-0000-7000-8000-00000000000${last}`

async function open(...names: string[]) {
  useAdmin.setState({ user: { _id: id(9), email: 'urednik@iskra.test' } })
  const product = {
    ...{ _id: id(2), version: 1, name: 'Mjesec', description: '', price: 9_900, position: 1 },
    ...{ hasSubscription: true, hasAi: false, hasAiMax: false, hasProfessor: false },
    ...{ duration: 12, durationUnit: 'month' as const, isActive: true, isWithheld: false },
  }
  // Current offers, without the ordered product.
  answer(apiCallOf(listContract), { items: [product], total: 1, page: 1, pages: 1 })
  refuse(ACTIVATE, 409, 'Ne')
  const pupils = names.map((firstName, index) => ({ _id: id(5 + index), firstName }))
  const order = {
    _id: id(3),
    productId: id(1),
    productName: 'Godina',
    price: 8_900,
    state: 'waiting' as const,
  }
  render(<ActivationForm parentId={id(4)} pupils={pupils} order={order} refreshes={[]} />)
  await settle()
}

const button = () => screen.getByRole('button', { name: 'Uplata je stigla: aktiviraj' })

it('an order is activated as ordered, for the only child', async () => {
  await open('Ivan')
  fireEvent.click(button())
  await settle()
  expect(bodies(ACTIVATE)).toMatchObject([
    {
      ...{ childId: id(5), productName: 'Godina', productPrice: 89 },
      productMetadata: { productId: id(1), orderId: id(3) },
    },
  ])
})

it('of several children the first is preselected, or another one chosen', async () => {
  await open('Ivan', 'Eva')
  expect(button()).toHaveProperty('disabled', false)
  fireEvent.change(screen.getByLabelText('Dijete'), { target: { value: id(6) } })
  fireEvent.click(button())
  await settle()
  expect(bodies(ACTIVATE)).toMatchObject([{ childId: id(6) }])
})
