'use client'
import { useEffect } from 'react'
import { followSession, useUser } from '@/stores/user'

/** Learns who looks, and keeps this tab in step with the others. Shows nothing. */
export function SessionKeeper() {
  useEffect(() => {
    void useUser.getState().load()
    return followSession()
  }, [])
  return null
}
