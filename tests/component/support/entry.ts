import { beforeEach, vi } from 'vitest'
import { ApiError, call } from '@/lib/http/client'
import { loadPage } from '@/lib/browser/load-page'

/** The server of a screen at the door: `vi.mock('@/lib/http/client')` and `load-page` go with it. */
export const server = {
  /** Answers each call by its path; what is not named fails as if offline. */
  answers: (byPath: Record<string, unknown>) =>
    vi.mocked(call).mockImplementation(async ({ path }) => {
      const answer =
        byPath[path] ??
        new ApiError(0, 'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.')
      if (answer instanceof Error) throw answer
      return answer as never
    }),
  /** Bodies that went to a path. */
  got: (path: string) =>
    vi
      .mocked(call)
      .mock.calls.filter(([target]) => target.path === path)
      .map(([, input]) => (input as { body: unknown }).body),
}

export const pagesLoaded = () => vi.mocked(loadPage).mock.calls.map(([page]) => page)

/** Gives each test of a file a server that has heard nothing, and the plain address of the page. */
export function atTheDoor(): void {
  beforeEach(() => {
    vi.mocked(call).mockReset()
    vi.mocked(loadPage).mockReset()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })
}
