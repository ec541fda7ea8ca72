import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChildDialog } from '@/components/accounts/children/child-dialog'
import { ExportLink } from '@/components/family-data/export-link'
import { ConfirmPlace } from '@/components/accounts/confirm-place'
import { useUser } from '@/stores/user'
import { childOf, parentOf } from '../support/family'
import { renderOnSite } from '../support/site'
import { settle } from '../support/network'
import { button, errorAt, field, fill, press, toasts } from '../support/person'

const parent = parentOf()
const network = vi.fn<typeof fetch>()
/** The calls that went out, in their order. */
const calls = () =>
  network.mock.calls.map(([url]) => String(url).split('?')[0]?.replace('/api/korisnik/', ''))

/** A server that lets nothing through until it was given the password „prava-lozinka”. */
function askFirst(done: () => Response) {
  let isConfirmed = false
  network.mockImplementation(async (url, { body } = {}) => {
    if (!String(url).includes('potvrdi-lozinku')) {
      if (isConfirmed) return done()
      return Response.json({ message: 'Potvrdi lozinku.', confirm: true }, { status: 403 })
    }
    isConfirmed = String(body).includes('prava-lozinka')
    if (isConfirmed) return Response.json({ success: true })
    const message = 'Lozinka nije točna'
    return Response.json({ message, fields: { password: [message] } }, { status: 400 })
  })
}

const title = () => screen.queryByText('Potvrdi lozinkom')
const openEdit = async () => {
  const frame = { onOpenChange: vi.fn(), onSaved: vi.fn() }
  renderOnSite(<ChildDialog {...frame} parent={parent} child={childOf()} />)
  await settle()
  await fill('Ime', 'Majda')
  await press('Spremi promjene')
  await vi.waitFor(() => expect(title()).not.toBeNull())
  return frame
}

beforeEach(async () => {
  await Promise.all([import('@hookform/resolvers/zod'), import('@/lib/http/zod-messages')])
  vi.stubGlobal('fetch', network.mockReset())
  useUser.setState({ user: parent })
})
afterEach(() => vi.unstubAllGlobals())

it('a call that wants the password is made again once it is given; a wrong one is said', async () => {
  askFirst(() => Response.json({ success: true, child: childOf({ firstName: 'Majda' }) }))
  const { onOpenChange } = await openEdit()
  await fill('Lozinka', 'kriva-lozinka')
  await press('Potvrdi')
  expect(errorAt('Lozinka')).toBe('Lozinka nije točna')
  await fill('Lozinka', 'prava-lozinka')
  await press('Potvrdi')
  await settle()
  expect(calls()).toEqual([
    ...['update-child', 'potvrdi-lozinku', 'potvrdi-lozinku', 'update-child'],
  ])
  expect(network.mock.calls.at(-1)?.[1]?.body).toBe(network.mock.calls[0]?.[1]?.body)
  expect(title()).toBeNull()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('who would rather not leaves everything as it was', async () => {
  askFirst(() => Response.error())
  const { onOpenChange } = await openEdit()
  await press('Odustani')
  expect(title()).toBeNull()
  expect(field('Ime').value).toBe('Majda')
  expect(button('Spremi promjene').disabled).toBe(false)
  expect(calls()).toEqual(['update-child'])
  expect([toasts(), onOpenChange.mock.calls]).toEqual([[], []])
})

it('two downloads at once share one question', async () => {
  URL.createObjectURL = () => 'blob:1'
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  askFirst(() => new Response('{}'))
  render(
    <>
      <ExportLink format="json" />
      <ExportLink format="xlsx" />
      <ConfirmPlace email={parent.email} />
    </>,
  )
  for (const link of screen.getAllByRole('link')) fireEvent.click(link)
  await vi.waitFor(() => expect(title()).not.toBeNull())
  await fill('Lozinka', 'prava-lozinka')
  await press('Potvrdi')
  await settle()
  expect(calls()).toEqual(['izvoz', 'izvoz', 'potvrdi-lozinku', 'izvoz', 'izvoz'])
  expect(saved).toHaveBeenCalledTimes(2)
})
