import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ActivationList } from '@/components/people/billing/activation-list'
import { undoActivationContract } from '@/lib/people/billing/activation/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { idOf } from '../../support/family'
import { answer, sentInputs, settle } from '../../support/network'

await import('@/components/platform/admin/confirmation-dialog')

const UNDO = apiCallOf(undoActivationContract)
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  await settle()
}

it('is undone only after a confirmation', async () => {
  const activation = {
    ...{ _id: idOf('1'), productName: 'Godina', productPrice: 8_900, childName: 'Eva' },
    ...{ adminEmail: 'ana@iskra.test', createdAt: '2026-11-27T06:00:00.000Z' },
    ...{ undoneAt: null, canBeUndone: true },
  }
  answer(UNDO, { success: true } as never)
  render(<ActivationList activations={[activation]} refreshes={[]} />)
  await press('Poništi: Godina')
  await press('Odustani')
  expect(sentInputs(UNDO)).toHaveLength(0)
  await press('Poništi: Godina')
  await press('Poništi aktivaciju')
  expect(sentInputs(UNDO)).toMatchObject([{ params: { id: idOf('1') } }])
})
