import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { toast } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/http/client'
import { loadPage } from '@/lib/browser/load-page'
import { useUser } from '@/stores/user'

/** What screens of accounts have in common. Their tests import `./edges` first, which mocks these. */
export const server = vi.mocked(call)

/** Starts each test of a file with nobody signed in and a server that was asked nothing. */
export function withoutMemory() {
  beforeEach(async () => {
    // What forms load when they are first used is there at once.
    await Promise.all([import('@hookform/resolvers/zod'), import('@/lib/http/zod-messages')])
    server.mockReset()
    vi.mocked(loadPage).mockReset()
    vi.mocked(toast).mockReset()
    useUser.setState(useUser.getInitialState())
    // A switch of profiles is under way until its page is left or brought back.
    window.dispatchEvent(new Event('pageshow'))
  })
}

export const refusal = (status: number, message: string, fields?: Record<string, string[]>) =>
  new ApiError(status, message, fields)

/** The calls that went out: the path and the body of each. */
export const sent = () =>
  server.mock.calls.map(([target, input]) => [target.path, (input as { body?: unknown })?.body])

export const toasts = () =>
  vi.mocked(toast).mock.calls.map(([{ kind, title, text }]) => `${kind}: ${title} ${text}`)

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Lets promises and what React makes of them come to rest. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))

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

/** The error that belongs to a field, as readers hear it. */
export const errorAt = (label: string) =>
  document.getElementById(`${field(label).id}-error`)?.textContent ?? ''
