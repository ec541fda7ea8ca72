'use client'
import { useEffect } from 'react'
import { forgetOthersInTab } from '@/lib/platform/browser/storage'
import { reloadOnSessionChange, useSession } from '@/stores/session'

/**
 * Reads the session and keeps tabs in sync. Requests to the server are in viewer-parts.tsx, which
 * guests don't load.
 */
export function SessionSync() {
  useEffect(() => {
    const viewer = useSession.getState().look()
    if (viewer) forgetOthersInTab(viewer.sub)
    return reloadOnSessionChange()
  }, [])
  return null
}
