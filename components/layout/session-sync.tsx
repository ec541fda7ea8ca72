'use client'
import { useEffect } from 'react'
import { forgetOthers } from '@/lib/platform/browser/storage'
import { followSession, useSession } from '@/stores/session'

/** Reads the session and keeps tabs in step. Server calls are in viewer-parts.tsx, not for guests. */
export function SessionSync() {
  useEffect(() => {
    const viewer = useSession.getState().look()
    if (viewer) forgetOthers(viewer.sub)
    return followSession()
  }, [])
  return null
}
