import { useSyncExternalStore } from 'react'
import { OVER_PARAM } from '@/lib/users/return-path'
import { forgetSessionOver, readSessionOver } from '@/lib/users/session-over'

function follow() {
  window.addEventListener('pagehide', forgetSessionOver)
  return () => window.removeEventListener('pagehide', forgetSessionOver)
}

/** Noted by a page that was open when its session was over, or told by the way that led here. */
const isSessionOver = (): boolean =>
  readSessionOver() !== null || new URLSearchParams(window.location.search).has(OVER_PARAM)

/** True for whom a session that is over has led to the sign-in; others came by themselves. */
export const useSessionOver = (): boolean =>
  useSyncExternalStore(follow, isSessionOver, () => false)
