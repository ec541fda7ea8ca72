import { create } from 'zustand'
import { readViewer, type Viewer } from '@/lib/users/viewer'

type SessionState = {
  /** What the companion cookie says of who looks; null for guests and until the page has looked. */
  viewer: Viewer | null
  /** Looks who is signed in. Asks no server. */
  look: () => Viewer | null
  forget: () => void
}

/** Who looks at the page: all that a guest's page needs to know. The user is in stores/user. */
export const useSession = create<SessionState>()((set) => ({
  viewer: null,
  look: () => {
    const viewer = readViewer(document.cookie, new Date())
    set({ viewer })
    return viewer
  },
  forget: () => set({ viewer: null }),
}))

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
