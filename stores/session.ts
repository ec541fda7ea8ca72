import { create } from 'zustand'
import { readUnsignedViewer, type SignedInViewer } from '@/lib/across/accounts/viewer'
import { GUEST_OWNER, keep } from '@/lib/platform/browser/storage'

type SessionState = {
  /** The viewer from the claims cookie; null for guests and before `look`. */
  viewer: SignedInViewer | null
  look: () => SignedInViewer | null
  forget: () => void
}

/** The viewer of the last render. Kept after `forget`, because the browser may restore the page. */
let drawnFor: SignedInViewer | null = null

/** The viewer, known without a request. The full user is in stores/user. */
export const useSession = create<SessionState>()((set) => ({
  viewer: null,
  look: () => {
    const viewer = readUnsignedViewer(document.cookie, new Date())
    drawnFor = viewer
    set({ viewer })
    return viewer
  },
  forget: () => set({ viewer: null }),
}))

/** The owner of data stored by this page, since children share a browser. */
export function storageOwner(): string {
  const { viewer, look } = useSession.getState()
  return (viewer ?? look())?.sub ?? GUEST_OWNER
}

/** Rule 4.17: the browser's record of a session, with its user. */
export const SESSION_START_KEY = 'session-start'

/** Stops counting time: the next session starts at zero, even for the same pupil. */
export const stopCountingTime = () => void keep(SESSION_START_KEY, null, 'tab')

let lastWork = (): Promise<unknown> => Promise.resolve()

/**
 * Sets the work to send before a session ends. Parents have none, so they load no outbox for it.
 */
export const setWorkBeforeSessionEnd = (work: typeof lastWork) => void (lastWork = work)

/** Sends work that belongs to the user; to be awaited before the session is ended. */
export const sendWorkBeforeSessionEnd = (): Promise<unknown> => lastWork()

/** Name of the channel for session changes between tabs. */
const CHANNEL = 'iskra-session'

/** This tab's channel. Sending through it avoids receiving one's own message. */
let following: BroadcastChannel | undefined

/** Call after each session change, before navigating. */
export function announceSession(): void {
  const channel = following ?? new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  if (channel !== following) channel.close()
}

/** Reloads the page when another tab changed the session. Changes in this tab navigate anyway. */
export function reloadOnSessionChange(renew = () => window.location.reload()): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => renew()
  following = channel
  // A page restored by the back button has missed messages.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && isReplaced() && renew()
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pageshow', onShow)
    channel.close()
    if (following === channel) following = undefined
  }
}

const isSame = (one: SignedInViewer | null, other: SignedInViewer | null) =>
  one?.sub === other?.sub && one?.exp === other?.exp

/**
 * True if another session has begun since, as when switching profiles: a rejection does not end it.
 */
export function hasNewerSession(): boolean {
  const { viewer } = useSession.getState()
  const now = readUnsignedViewer(document.cookie, new Date())
  return viewer !== null && now !== null && !isSame(viewer, now)
}

/** True if the session differs from the one the page was rendered for. */
function isReplaced(): boolean {
  const before = drawnFor
  return !isSame(before, useSession.getState().look())
}
