'use client'
import type { ReactNode } from 'react'
import { useSession } from '@/stores/session'

/** A line shown to pupils only; its space is reserved from the first paint on. */
export function LineForPupils({ children }: { children: ReactNode }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <span className="mt-1 hidden min-h-6 text-sm font-bold whitespace-nowrap pupil:block">
      {isPupil && children}
    </span>
  )
}
