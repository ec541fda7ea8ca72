import { create } from 'zustand'
import { ApiError, call } from '@/lib/http/client'
import { meCall, signOutCall } from '@/lib/users/calls'
import type { User } from '@/lib/users/model'
import { loadPage } from '@/lib/users/load-page'
import { readViewer, type Viewer } from '@/lib/users/viewer'

type UserState = {
  /** What the companion cookie says of who looks; known before the server has answered. */
  viewer: Viewer | null
  /** The user as the server knows them; null for guests and until it has answered. */
  user: User | null
  /** False until the page has looked for a session. */
  isKnown: boolean
  /** Looks who is signed in and asks the server for the user. Concurrent calls share one request. */
  load: () => Promise<void>
  /** Takes over a user that the server has just answered with. */
  show: (user: User) => void
  /** Ends the session and goes to the start page. */
  signOut: () => Promise<void>
}

/** Tells the other tabs that someone signed in, out or over. */
const CHANNEL = 'iskra-session'

let loading: Promise<void> | undefined

/** Who is signed in. The session itself is in a cookie that no script can read. */
export const useUser = create<UserState>()((set) => ({
  viewer: null,
  user: null,
  isKnown: false,
  load: () => (loading ??= load().finally(() => (loading = undefined))),
  show: (user) => set({ user }),
  signOut: async () => {
    // Offline or not: whoever asks to leave sees no more of the account on this screen.
    await call(signOutCall).catch(() => undefined)
    set({ viewer: null, user: null })
    announceSession()
    loadPage('/')
  },
}))

async function load(): Promise<void> {
  const viewer = readViewer(document.cookie, new Date())
  useUser.setState({ viewer, isKnown: true })
  if (!viewer) return useUser.setState({ user: null })
  try {
    const { user } = await call(meCall, { body: { sub: viewer.sub } })
    useUser.setState({ user })
  } catch (error) {
    if (isSessionRefused(error)) leave()
  }
}

/** Specification, section 8: an invalid token clears who is signed in and leads to the sign-in page. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  error.message.includes('Neispravan korisnički token')

/** Forgets the user and goes to the sign-in page; cookies that open nothing go as well. */
export function leave(): void {
  useUser.setState({ viewer: null, user: null })
  void call(signOutCall)
    .catch(() => undefined)
    .finally(() => loadPage('/prijava'))
}

/** The channel on which this tab listens: a channel hears everything but its own words. */
let following: BroadcastChannel | undefined

/** To be called after every change of the session, before the page is left. */
export function announceSession(): void {
  const channel = following ?? new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  if (channel !== following) channel.close()
}

/**
 * Keeps this tab in step with the others: a session that changed there reloads the page here. A
 * change made here does not, it leads to a page of its own.
 */
export function followSession(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => window.location.reload()
  following = channel
  return () => {
    channel.close()
    if (following === channel) following = undefined
  }
}
