'use client'
import { useEffect } from 'react'
import { forgetOthers } from '@/lib/browser/storage'
import { followSession, useSession } from '@/stores/session'

/**
 * Reads the session and keeps this tab in step with others. Shows nothing. What calls the server is
 * in components/accounts/viewer-parts.tsx, so guests do not load it.
 */
export function SessionSync() {
  useEffect(() => {
    const viewer = useSession.getState().look()
    if (viewer) forgetOthers(viewer.sub)
    return followSession()
  }, [])
  return null
}
