'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { zagrebDay } from '@/lib/hr/dates'

/**
 * Asks for a personal page anew when it is looked at on another day than before: a tablet keeps a
 * tab open over night, and would say the next day that all of today's is done.
 */
export function DayKeeper() {
  const router = useRouter()
  useEffect(() => {
    let day = zagrebDay(new Date())
    const look = () => {
      const today = zagrebDay(new Date())
      if (document.visibilityState !== 'visible' || today === day) return
      day = today
      router.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [router])
  return null
}
