'use client'
import type { ReactNode } from 'react'
import { useSession } from '@/stores/session'

/** A line that pupils alone have, with its room from the first picture on; a guest's page has none. */
export function PupilLine({ children }: { children: ReactNode }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <span className="mt-1 hidden min-h-6 text-sm font-bold whitespace-nowrap pupil:block">
      {isPupil && children}
    </span>
  )
}
