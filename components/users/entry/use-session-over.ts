import { useSyncExternalStore } from 'react'
import { forgetSessionOver, readSessionOver } from '@/lib/users/session-over'

function follow() {
  window.addEventListener('pagehide', forgetSessionOver)
  return () => window.removeEventListener('pagehide', forgetSessionOver)
}

/** The page that a session which is over has led from; null for whoever came by themselves. */
export const useSessionOver = (): string | null =>
  useSyncExternalStore(follow, readSessionOver, () => null)
