import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity, StrictMode, useState, type ReactNode } from 'react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, it } from 'vitest'
import { GradeMenu } from '@/components/layout/grade-menu'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { Dialog } from '@/components/ui/dialog'
import { UserMenu } from '@/components/across/accounts/user-menu'
import { parentOf, viewerOf } from '../support/family'
import { withSite } from '../support/site'

// jsdom has no modal dialogs and no media queries.
window.matchMedia = () => new EventTarget() as MediaQueryList
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

function Settings() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Postavke</button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Postavke">
        <p>Sadržaj</p>
      </Dialog>
    </>
  )
}

const isListed = (role: string) => screen.queryByRole(role) !== null
const isExpanded = () => document.querySelector('[aria-expanded=true]') !== null

type Opener = { element: ReactNode; name: RegExp; isOpen: () => boolean }

/** Each element that opens over a page: its button, and whether it is open. */
const OPENERS: Record<string, Opener> = {
  'the hamburger': {
    element: <MobileMenu />,
    name: /Otvori izbornik/,
    isOpen: () => isListed('dialog'),
  },
  'the list of grades': {
    element: <GradeMenu />,
    name: /Odaberi razred/,
    isOpen: isExpanded,
  },
  'the account': {
    element: <UserMenu viewer={viewerOf(parentOf())} />,
    name: /Korisnički izbornik/,
    isOpen: isExpanded,
  },
  'a dialog': { element: <Settings />, name: /Postavke/, isOpen: () => isListed('dialog') },
}

const WAYS = ['its page is kept hidden and shown again', 'the address changes around it'] as const

it.each(
  Object.entries(OPENERS).flatMap(([what, opener]) =>
    WAYS.map((way) => [what, way, opener] as const),
  ),
)('%s is closed after %s', async (_what, way, { element, name, isOpen }) => {
  const shown = (mode: 'visible' | 'hidden', path = '/') => (
    <StrictMode>
      <PathnameContext value={path}>
        <Activity mode={mode}>{withSite(element)}</Activity>
      </PathnameContext>
    </StrictMode>
  )
  const { rerender } = render(shown('visible'))
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(isOpen()).toBe(true))
  if (way === WAYS[0]) {
    await act(async () => rerender(shown('hidden')))
    expect(isOpen()).toBe(false)
    await act(async () => rerender(shown('visible')))
  } else await act(async () => rerender(shown('visible', '/5-razred')))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(screen.getByRole('button', { name })).toBeTruthy()
})
