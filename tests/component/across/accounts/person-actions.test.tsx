import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PersonActions } from '@/components/across/accounts/people/person-actions'
import { confirmPersonEmailContract } from '@/lib/across/accounts/people/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { idOf } from '../../support/family'
import { answer, sentInputs } from '../../support/network'
import { press } from '../../support/person'

const person = { _id: idOf('01'), blockedAt: null, sessions: [] }
const show = (waitingEmail: string | null) =>
  render(<PersonActions {...{ person, waitingEmail }} name="Ana Horvat" childCount={1} />)

it('confirms a pending address after a question that names it', async () => {
  answer(apiCallOf(confirmPersonEmailContract), { success: true })
  show('nova@obitelj.test')
  await press('Potvrdi email…')
  expect(screen.getByRole('dialog', { name: 'Potvrditi adresu nova@obitelj.test?' })).toBeDefined()
  await press('Potvrdi email')
  expect(sentInputs(apiCallOf(confirmPersonEmailContract))).toEqual([
    { params: { id: person._id }, body: { email: 'nova@obitelj.test' } },
  ])
})

it('offers no confirmation without a pending address', () => {
  show(null)
  expect(screen.queryByRole('button', { name: 'Potvrdi email…' })).toBeNull()
})
