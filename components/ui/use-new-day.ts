'use client'
import { useEffect } from 'react'
import { zagrebDay } from '@/lib/hr/dates'

/**
 * Calls `onNewDay` when the page is looked at on another day than it is of: a tablet keeps a tab open
 * over night, and would say the next day that all of today's is done. Without a connection the page
 * stays of its day, and the next look calls again.
 * @param handed what the server gave for the page; another object is of the day on which it came
 * @param onNewDay stays the same between renders
 */
export function useNewDay(handed: unknown, onNewDay: () => void): void {
  useEffect(() => {
    const day = zagrebDay(new Date())
    const look = () => {
      const isPast = document.visibilityState === 'visible' && zagrebDay(new Date()) !== day
      if (isPast) onNewDay()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [handed, onNewDay])
}
