'use client'
import { useRouter } from 'next/navigation'
import { useNewDay } from './use-new-day'

/** Asks for a personal page anew when it is looked at on another day than before. */
export function DayKeeper() {
  const { refresh } = useRouter()
  useNewDay(refresh)
  return null
}
