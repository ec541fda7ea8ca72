import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ActivationForm } from '@/components/people/billing/activation-form'
import { activateProductContract } from '@/lib/people/billing/activation/contract'
import { listContract } from '@/lib/people/billing/products/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { useAdmin } from '@/stores/admin'
import { answer, bodies, loseConnection, refuse, settle } from '../../support/network'

const ACTIVATE = apiCallOf(activateProductContract)
const id = (last: number) => `019ab000-0000-7000-8000-00000000000${last}`

const product = (last: number, name: string) => ({
  ...{ _id: id(last), version: 1, name, description: '', price: 1_290, position: last },
  ...{ hasSubscription: true, hasAi: false, hasAiMax: false, hasProfessor: false },
  ...{ duration: 1, durationUnit: 'month' as const, isActive: true, isWithheld: false },
})

beforeEach(async () => {
  useAdmin.setState({ user: { _id: id(9), email: 'urednik@iskra.test' } })
  const items = [product(1, 'Mjesec'), product(2, 'Godina')]
  answer(apiCallOf(listContract), { items, total: 2, page: 1, pages: 1 })
  const pupils = [{ _id: id(5), firstName: 'Ivan' }]
  render(<ActivationForm parentId={id(4)} pupils={pupils} refreshes={[]} />)
  await settle()
})

const choose = (last: number) =>
  fireEvent.change(screen.getByLabelText('Proizvod'), { target: { value: id(last) } })
const activate = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Aktiviraj' }))
  await settle()
}
const ids = () => bodies(ACTIVATE).map(({ productMetadata }) => productMetadata.activationId)

it('sends the six fields of an activation (rule 15.9)', async () => {
  refuse(ACTIVATE, 409, 'Ne')
  choose(1)
  await activate()
  expect(bodies(ACTIVATE)).toEqual([
    {
      childId: id(5),
      parentId: id(4),
      productMetadata: { productId: id(1), activationId: ids()[0] },
      productName: 'Mjesec',
      productPrice: 12.9,
      adminEmail: 'urednik@iskra.test',
    },
  ])
})

it('a retry is the same activation, with another product a new one', async () => {
  loseConnection(ACTIVATE)
  choose(1)
  await activate()
  await activate()
  choose(2)
  await activate()
  const [first, again, other] = ids()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
