import { type ApiError, call } from '@/lib/platform/http/client'
import { onRefusedSession } from '@/lib/platform/http/refused-session'
import { isPersonalPage } from '@/lib/platform/http/session-pages'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import type { User } from '@/lib/across/accounts/model'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { noteSessionOver } from '@/lib/across/accounts/session-over'
import { stopCountingTime, hasNewerSession, useSession } from './session'
import { useUser } from './user'

let loading: Promise<User | null> | undefined

/**
 * Loads the user; concurrent calls share one request.
 * @returns null for guests; after a failure the user as known before
 */
export function loadUser(): Promise<User | null> {
  loading ??= load()
    .then(() => useUser.getState().user)
    .finally(() => {
      loading = undefined
      useUser.setState({ isLoading: false })
    })
  useUser.setState({ isLoading: true })
  return loading
}

/** The signed-in user as the result of a request (components/ui/loaded). */
export function useLoadedUser() {
  const { user, failure, isLoading } = useUser()
  return {
    data: user ?? undefined,
    failureReason: failure,
    isFetching: isLoading,
    refetch: loadUser,
  }
}

/** Removes the user from this tab. */
export function forgetUser(): void {
  stopCountingTime()
  useSession.getState().forget()
  useUser.setState({ user: null })
}

async function load(): Promise<void> {
  const viewer = useSession.getState().look()
  if (!viewer) return useUser.setState({ user: null })
  // Retried by components/across/accounts/user-loader.tsx.
  await call(sessionApiCalls.currentUser, { body: { sub: viewer.sub } }).then(
    ({ user }) => useUser.getState().show(user),
    (failure: ApiError) => useUser.setState({ failure }),
  )
}

/** True from a rejection until the page is left or restored by the back button. */
let isLeaving = false

function leaving(): true {
  isLeaving = true
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  return true
}

/** Switching profiles navigates within this time; pages still open after it are reloaded. */
const SUCCESSOR_MS = 5_000

const here = () => window.location.pathname + window.location.search
const loadAnew = () => hardNavigate(here())

/**
 * Forgets the user and goes to the sign-in page (rule 3.10). Removes invalid
 * cookies, but not those of a newer session. A public page opened with an expired session is shown
 * as for a guest. Only the first of many rejected requests navigates.
 * @returns whether the page is being left
 */
export function leaveRefusedSession(): boolean {
  if (isLeaving) return true
  if (hasNewerSession()) {
    setTimeout(loadAnew, SUCCESSOR_MS)
    return leaving()
  }
  const isGuest = useUser.getState().user === null && !isPersonalPage(window.location.pathname)
  forgetUser()
  const ended = call(sessionApiCalls.signOut).catch(() => undefined)
  if (isGuest) {
    const { dataset } = document.documentElement
    delete dataset.viewer
    delete dataset.earlyReader
    return false
  }
  noteSessionOver(here())
  void ended.finally(() => hardNavigate('/prijava'))
  return leaving()
}

onRefusedSession('user', leaveRefusedSession)
