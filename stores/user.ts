import { create } from 'zustand'
import { adminCalls } from '@/lib/admin/calls'
import { call } from '@/lib/http/client'
import { onRefusedSession } from '@/lib/http/refused-session'
import { isPersonalPage } from '@/lib/http/session-pages'
import { accountsCalls } from '@/lib/accounts/calls'
import type { User } from '@/lib/accounts/model'
import { loadPage } from '@/lib/browser/load-page'
import { noteSessionOver } from '@/lib/accounts/session-over'
import { useAdmin } from './admin'
import { dropTime, hasSuccessor, useSession } from './session'

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
  const asked = call(accountsCalls.me, { body: { sub: viewer.sub } })
  // Without an answer it is asked again (components/accounts/user-loader.tsx).
  const answer = await asked.catch(() => null)
  if (answer) useUser.setState({ user: answer.user })
}

/** True from the refusal that leads away until the page is left, or the back button brings it back. */
let isLeaving = false

function leaving(): true {
  isLeaving = true
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  return true
}

/** Who has switched profiles in this tab is led on within this time; any other page is loaded anew. */
const SUCCESSOR_MS = 5_000

const here = () => window.location.pathname + window.location.search
const loadAnew = () => loadPage(here())

/**
 * Forgets the user and goes to the sign-in page (specification, section 8); cookies that open nothing
 * go as well. Those of a session that has begun meanwhile stay. A public page whose visitor came with
 * a session that was over already is shown to them as to a guest. Of many calls that are refused at
 * once the first one leads away.
 * @returns whether the page is being left
 */
export function leave(): boolean {
  if (isLeaving) return true
  if (hasSuccessor()) {
    setTimeout(loadAnew, SUCCESSOR_MS)
    return leaving()
  }
  const isGuest = useUser.getState().user === null && !isPersonalPage(window.location.pathname)
  forget()
  const ended = call(accountsCalls.signOut).catch(() => undefined)
  if (isGuest) {
    delete document.documentElement.dataset.viewer
    return false
  }
  noteSessionOver(here())
  void ended.finally(() => loadPage('/prijava'))
  return leaving()
}

function leaveAdmin(): boolean {
  if (isLeaving) return true
  useAdmin.getState().clear()
  const ended = call(adminCalls.logout).catch(() => undefined)
  void ended.finally(() => loadPage('/admin/prijava'))
  return leaving()
}

onRefusedSession((whose) => (whose === 'admin' ? leaveAdmin() : leave()))
