'use client'
import { clsx } from 'clsx'
import { useUser } from '@/stores/user'

/** The parent's name in the head of a pupil's page (rule 14.17). */
export function ParentName({ className = 'text-sm break-words' }: { className?: string }) {
  const user = useUser((state) => state.user)
  if (user?.type !== 'ucenik') return null
  return (
    <span className={clsx('block font-sans font-normal text-muted', className)}>
      Roditelj: {user.parent.firstName}
    </span>
  )
}
