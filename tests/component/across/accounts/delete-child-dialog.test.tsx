import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DeleteChildDialog } from '@/components/across/accounts/children/delete-child-dialog'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import type { User } from '@/lib/across/accounts/model'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import { idOf, parentOf } from '../../support/family'
import { answer, refuse, settle } from '../../support/network'
import { press, toasts } from '../../support/person'

const parent = parentOf()
const [child, ...others] = parent.children
const onDeleted = vi.fn()

beforeEach(async () => {
  onDeleted.mockReset()
  localStorage.setItem(`iskra:${child?._id}:dolazak:`, '2026-11-21')
  useSession.setState({ look: () => ({ sub: parent._id }) as SignedInViewer })
  useUser.setState({ user: parent })
  if (!child) throw new Error('The family has no child')
  const frame = { onOpenChange: vi.fn(), onDeleted }
  render(<DeleteChildDialog {...frame} parent={parent} child={child} />)
  await settle()
})

/** The server does not know the child; `user` is the signed-in user it returns. */
function missingFor(user: User) {
  refuse(accountsApiCalls.deleteChild, 404, 'Korisnik nije pronađen')
  answer(sessionApiCalls.currentUser, { user })
}

it('a child already deleted, as after a lost response, leaves the list', async () => {
  missingFor({ ...parent, children: others })
  await press('Obriši profil')
  expect(toasts()).toEqual(['success: Uspjeh! Profil djeteta je obrisan'])
  expect(useUser.getState().user).toEqual({ ...parent, children: others })
  expect(localStorage).toHaveLength(0)
  expect(onDeleted).toHaveBeenCalledOnce()
})

it.each([
  ['the child is still there', parent],
  ['someone else is signed in by now', parentOf({ _id: idOf('02'), children: [] })],
])('nothing is reported as erased when %s', async (_, user) => {
  missingFor(user)
  await press('Obriši profil')
  expect(toasts()).toEqual(['error: Greška Došlo je do greške prilikom brisanja djeteta'])
  expect(localStorage).toHaveLength(1)
  expect(onDeleted).not.toHaveBeenCalled()
})
