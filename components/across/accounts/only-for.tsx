'use client'
import { useEffect, type ReactNode } from 'react'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { useOwnGrade } from '@/stores/own-grade'
import { useSession } from '@/stores/session'

/**
 * A page for one kind of user, in the style of a pupil's grade. Other users go to their profile.
 */
export function PageOnlyFor({
  kind,
  children,
}: {
  kind: 'roditelj' | 'ucenik'
  children: ReactNode
}) {
  const isOther = useSession(({ viewer }) => viewer !== null && viewer.type !== kind)
  const grade = useOwnGrade()
  useEffect(() => {
    if (isOther) hardNavigate('/profil')
  }, [isOther])
  return <div data-grade={grade?.slug}>{isOther ? null : children}</div>
}
