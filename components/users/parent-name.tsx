'use client'
import { useUser } from '@/stores/user'

/** Whose child a pupil is (specification, section 6: the parent's name is in the head of the page). */
export function ParentName() {
  const user = useUser((state) => state.user)
  if (user?.type !== 'ucenik') return null
  return (
    <span className="block font-sans text-sm font-normal break-words text-muted">
      Roditelj: {user.parent.firstName}
    </span>
  )
}
