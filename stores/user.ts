import { create } from 'zustand'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { meCall, signOutCall } from '@/lib/users/calls'
import type { User } from '@/lib/users/model'
import { loadPage } from '@/lib/users/load-page'
import { noteSessionOver } from '@/lib/users/session-over'
import { hasSuccessor, useSession } from './session'
import { dropTime } from './session-start'

type UserState = {
  /** The user as the server knows them; null for guests and until it has answered. */
  user: User | null
  /** Looks who is signed in and asks the server for the user. Concurrent calls share one request. */
  load: () => Promise<void>
  /** Takes over a user that the server has just answered with. */
  show: (user: User) => void
}

let loading: Promise<void> | undefined

/** Who is signed in. The session itself is in a cookie that no script can read. */
export const useUser = create<UserState>()((set) => ({
  user: null,
  load: () => (loading ??= load().finally(() => (loading = undefined))),
  show: (user) => set({ user }),
}))

/** The session is over: nothing of its user is left in this tab. */
export function forget(): void {
  dropTime()
  useSession.getState().forget()
  useUser.setState({ user: null })
}

async function load(): Promise<void> {
  const viewer = useSession.getState().look()
  if (!viewer) return useUser.setState({ user: null })
  try {
    const { user } = await call(meCall, { body: { sub: viewer.sub } }, patience())
    useUser.setState({ user })
  } catch (error) {
    if (isSessionRefused(error)) leave()
  }
}

/** Who has switched profiles in this tab is led on within this time; any other page is loaded anew. */
const SUCCESSOR_MS = 5_000

const here = () => window.location.pathname + window.location.search
const loadAnew = () => loadPage(here())

/** Specification, section 8: an invalid token clears who is signed in and leads to the sign-in page. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  error.message.includes('Neispravan korisnički token')

/**
 * Forgets the user and goes to the sign-in page; cookies that open nothing go as well. Those of a
 * session that has begun meanwhile stay.
 */
export function leave(): void {
  if (hasSuccessor()) return void setTimeout(loadAnew, SUCCESSOR_MS)
  forget()
  noteSessionOver(here())
  void call(signOutCall, undefined, patience())
    .catch(() => undefined)
    .finally(() => loadPage('/prijava'))
}
