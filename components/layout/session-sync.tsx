'use client'
import { useEffect } from 'react'
import { forgetOthers } from '@/lib/browser/storage'
import { followSession, useSession } from '@/stores/session'

/**
 * Learns who looks, and keeps this tab in step with the others. Shows nothing. What asks the server
 * is in components/accounts/viewer-parts.tsx, for those who are signed in: guests don't pay for it.
 */
export function SessionSync() {
  useEffect(() => {
    const viewer = useSession.getState().look()
    if (viewer) forgetOthers(viewer.sub)
    return followSession()
  }, [])
  return null
}
