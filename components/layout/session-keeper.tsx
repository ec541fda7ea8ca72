'use client'
import { useEffect } from 'react'
import { followSession, useSession } from '@/stores/session'

/**
 * Learns who looks, and keeps this tab in step with the others. Shows nothing. What asks the server
 * is loaded for those who are signed in: guests don't pay for it.
 */
export function SessionKeeper() {
  useEffect(() => {
    if (useSession.getState().look()) {
      void import('@/stores/user').then(({ useUser }) => useUser.getState().load())
    }
    return followSession()
  }, [])
  return null
}
