import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChildDialog } from '@/components/across/accounts/children/child-dialog'
import { PasswordPrompt } from '@/components/across/accounts/password-question'
import { ExportLink } from '@/components/across/family-data/export-link'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { familyDataApiCalls } from '@/lib/across/family-data/calls'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { useUser } from '@/stores/user'
import { childOf, parentOf } from '../../support/family'
import { answer, bodies, calls, refuse, settle } from '../../support/network'
import { button, errorAt, field, fill, press, toasts } from '../../support/person'
import { renderOnSite } from '../../support/site'

const parent = parentOf()
const CONFIRM = 'POST /korisnik/potvrdi-lozinku'
const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`

/** Rejects the next request until the password is given. */
const askFirst = (target: ApiCall) =>
  refuse(target, 403, 'Potvrdi lozinku.', { confirm: true, once: true })

const title = () => screen.queryByText('Potvrda lozinkom')
const openEdit = async () => {
  const frame = { onOpenChange: vi.fn(), onSaved: vi.fn() }
  renderOnSite(<ChildDialog {...frame} parent={parent} child={childOf()} />)
  await settle()
  await fill('Ime', 'Majda')
  await press('Spremi promjene')
  await vi.waitFor(() => expect(title()).not.toBeNull())
  return frame
}

beforeEach(() => {
  useUser.setState({ user: parent })
  answer(accountsApiCalls.confirmPassword, { success: true })
})

it('a request is repeated once the password is given; a wrong one is reported', async () => {
  answer(accountsApiCalls.updateChild, { success: true, child: childOf({ firstName: 'Majda' }) })
  askFirst(accountsApiCalls.updateChild)
  const wrong = 'Lozinka nije točna'
  refuse(accountsApiCalls.confirmPassword, 400, wrong, {
    fields: { password: [wrong] },
    once: true,
  })
  const { onOpenChange } = await openEdit()
  await fill('Lozinka', 'kriva-lozinka')
  await press('Potvrdi')
  expect(errorAt('Lozinka')).toBe(wrong)
  await fill('Lozinka', 'prava-lozinka')
  await press('Potvrdi')
  await settle()
  const update = nameOf(accountsApiCalls.updateChild)
  expect(calls()).toEqual([update, CONFIRM, CONFIRM, update])
  const [first, second] = bodies(accountsApiCalls.updateChild)
  expect(second).toEqual(first)
  expect(title()).toBeNull()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('cancelling leaves everything unchanged', async () => {
  askFirst(accountsApiCalls.updateChild)
  const { onOpenChange } = await openEdit()
  await press('Odustani')
  expect(title()).toBeNull()
  expect(field('Ime').value).toBe('Majda')
  expect(button('Spremi promjene').disabled).toBe(false)
  expect(calls()).toHaveLength(1)
  expect([toasts(), onOpenChange.mock.calls]).toEqual([[], []])
})

it('two concurrent downloads share one question', async () => {
  URL.createObjectURL = () => 'blob:1'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  answer(familyDataApiCalls.exportFamily, {} as never)
  askFirst(familyDataApiCalls.exportFamily)
  askFirst(familyDataApiCalls.exportFamily)
  render(
    <>
      <ExportLink format="json" />
      <ExportLink format="xlsx" />
      <PasswordPrompt email={parent.email} />
    </>,
  )
  for (const link of screen.getAllByRole('link')) fireEvent.click(link)
  await vi.waitFor(() => expect(title()).not.toBeNull())
  await fill('Lozinka', 'prava-lozinka')
  await press('Potvrdi')
  await settle()
  const file = nameOf(familyDataApiCalls.exportFamily)
  expect(calls()).toEqual([file, file, CONFIRM, file, file])
  expect(saved).toHaveBeenCalledTimes(2)
})
