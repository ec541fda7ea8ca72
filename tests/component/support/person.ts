// Preloaded: forms load them on first use, which takes real time.
import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { useToastQueue } from '@/components/ui/toast'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { useUser } from '@/stores/user'
import { settle } from './network'

/** A person's actions on a screen and its responses. Each test starts signed out. */
beforeEach(() => {
  useUser.setState(useUser.getInitialState())
  useToastQueue.setState(useToastQueue.getInitialState())
  vi.mocked(hardNavigate).mockClear()
  // A profile switch lasts until its page is left or restored.
  window.dispatchEvent(new Event('pageshow'))
})

export const toasts = () =>
  useToastQueue.getState().toasts.map(({ kind, title, text }) => `${kind}: ${title} ${text}`)

export const pagesLoaded = () => vi.mocked(hardNavigate).mock.calls.map(([path]) => path)

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Fills a field and leaves it. */
export async function fill(label: string, value: string) {
  fireEvent.focus(field(label))
  fireEvent.change(field(label), { target: { value } })
  fireEvent.blur(field(label))
  await settle()
}

export async function press(name: string) {
  fireEvent.click(button(name))
  await settle()
}

/** A field's error, as screen readers announce it. */
export const errorAt = (label: string) =>
  document.getElementById(`${field(label).id}-error`)?.textContent ?? ''
