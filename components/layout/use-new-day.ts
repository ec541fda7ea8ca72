'use client'
import { useEffect } from 'react'
import { zagrebDay } from '@/lib/hr/dates'

/**
 * Calls `onNewDay` when the page is looked at on another day than before: a tablet keeps a tab open
 * over night, and would say the next day that all of today's is done.
 * @param onNewDay stays the same between renders
 */
export function useNewDay(onNewDay: () => void): void {
  useEffect(() => {
    let day = zagrebDay(new Date())
    const look = () => {
      const today = zagrebDay(new Date())
      if (document.visibilityState !== 'visible' || today === day) return
      day = today
      onNewDay()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onNewDay])
}
