'use client'
import { useRouter } from 'next/navigation'
import { useNewDay } from '@/components/ui/use-new-day'

/**
 * Asks for a personal page anew when it is looked at on another day than it was made.
 * @param madeAt another object with each answer of the server
 */
export function DayKeeper({ madeAt }: { madeAt: Date }) {
  const { refresh } = useRouter()
  useNewDay(madeAt, refresh)
  return null
}
