'use client'
import { clsx } from 'clsx'
import { useUser } from '@/stores/user'

/** Whose child a pupil is (specification, section 6: the parent's name is in the head of the page). */
export function ParentName({ className = 'text-sm break-words' }: { className?: string }) {
  const user = useUser((state) => state.user)
  if (user?.type !== 'ucenik') return null
  return (
    <span className={clsx('block font-sans font-normal text-muted', className)}>
      Roditelj: {user.parent.firstName}
    </span>
  )
}
