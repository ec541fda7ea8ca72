import { create } from 'zustand'
import { readViewer, type Viewer } from '@/lib/accounts/viewer'
import { GUEST, keep } from '@/lib/browser/storage'

type SessionState = {
  /** What the companion cookie says of who looks; null for guests and until the page has looked. */
  viewer: Viewer | null
  /** Looks who is signed in. Asks no server. */
  look: () => Viewer | null
  forget: () => void
}

/**
 * Whom the page was last drawn for. Kept when the session is forgotten: the browser may bring the
 * page back as it was left, with all that it said of them.
 */
let drawnFor: Viewer | null = null

/** Who looks at the page: all that a guest's page needs to know. The user is in stores/user. */
export const useSession = create<SessionState>()((set) => ({
  viewer: null,
  look: () => {
    const viewer = readViewer(document.cookie, new Date())
    drawnFor = viewer
    set({ viewer })
    return viewer
  },
  forget: () => set({ viewer: null }),
}))

/** Whose the things are that this page keeps in the browser: brothers and sisters share one. */
export function storageOwner(): string {
  const { viewer, look } = useSession.getState()
  return (viewer ?? look())?.sub ?? GUEST
}

/** Specification, sections 3 and 9: the browser's record of a session. It says whose it is. */
export const SESSION_START = 'session-start'

/** Nobody's time is counted any more: who signs in next begins anew, even the same pupil. */
export const dropTime = () => void keep(SESSION_START, null, 'tab')

/** Tells the other tabs that someone signed in, out or over. */
const CHANNEL = 'iskra-session'

/** The channel on which this tab listens: a channel hears everything but its own words. */
let following: BroadcastChannel | undefined

/** To be called after every change of the session, before the page is left. */
export function announceSession(): void {
  const channel = following ?? new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  if (channel !== following) channel.close()
}

/**
 * Keeps this tab in step with the others: a session that changed there renews the page here. A
 * change made here does not, it leads to a page of its own.
 */
export function followSession(renew = () => window.location.reload()): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => renew()
  following = channel
  // A page that the back button brings back as it was has heard nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && isReplaced() && renew()
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pageshow', onShow)
    channel.close()
    if (following === channel) following = undefined
  }
}

const isSame = (one: Viewer | null, other: Viewer | null) =>
  one?.sub === other?.sub && one?.exp === other?.exp

/**
 * Whether another session has begun in this browser since this page looked, as by switching
 * profiles: that the page's own is refused does not make the other one over.
 */
export function hasSuccessor(): boolean {
  const { viewer } = useSession.getState()
  const now = readViewer(document.cookie, new Date())
  return viewer !== null && now !== null && !isSame(viewer, now)
}

/** Whether someone else is signed in by now, or nobody, or anew. */
function isReplaced(): boolean {
  const before = drawnFor
  return !isSame(before, useSession.getState().look())
}
