import { create } from 'zustand'
import { readViewer, type Viewer } from '@/lib/across/accounts/viewer'
import { GUEST, keep } from '@/lib/platform/browser/storage'

type SessionState = {
  /** The viewer by the companion cookie; null for guests and before `look`. */
  viewer: Viewer | null
  look: () => Viewer | null
  forget: () => void
}

/** The viewer of the last render. Kept after `forget`: the browser may restore the page as it was. */
let drawnFor: Viewer | null = null

/** The viewer, without a request. The user is in stores/user. */
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

/** The owner of what this page stores: children share a browser. */
export function storageOwner(): string {
  const { viewer, look } = useSession.getState()
  return (viewer ?? look())?.sub ?? GUEST
}

/** Specification, sections 3 and 9: the browser's record of a session. It says whose it is. */
export const SESSION_START = 'session-start'

/** Stops counting time: the next session starts from zero, also for the same pupil. */
export const dropTime = () => void keep(SESSION_START, null, 'tab')

let lastWork = (): Promise<unknown> => Promise.resolve()

/** Sets what is sent before a session ends; parents have nothing to send, and load no outbox for it. */
export const sendLast = (work: typeof lastWork) => void (lastWork = work)

/** To be awaited before a session ends: what still belongs to its user is sent. */
export const finishSession = (): Promise<unknown> => lastWork()

/** Tells other tabs that the session has changed. */
const CHANNEL = 'iskra-session'

/** This tab's channel: a channel does not hear itself. */
let following: BroadcastChannel | undefined

/** To be called after each change of the session, before navigation. */
export function announceSession(): void {
  const channel = following ?? new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  if (channel !== following) channel.close()
}

/** Renews the page when the session changed in another tab; a change made here loads another page. */
export function followSession(renew = () => window.location.reload()): () => void {
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

const isSame = (one: Viewer | null, other: Viewer | null) =>
  one?.sub === other?.sub && one?.exp === other?.exp

/** True if another session began since, as by switching profiles: a refusal does not end that one. */
export function hasSuccessor(): boolean {
  const { viewer } = useSession.getState()
  const now = readViewer(document.cookie, new Date())
  return viewer !== null && now !== null && !isSame(viewer, now)
}

/** True if the session is not the one that the page was rendered for. */
function isReplaced(): boolean {
  const before = drawnFor
  return !isSame(before, useSession.getState().look())
}
