'use client'
import { useEffect, useRef } from 'react'
import type { User } from '@/lib/users/model'
import { useUser } from '@/stores/user'

/**
 * The user whom the server handed to the page, as the store knows them since: dialogs change the
 * store, and the page shows it at once. Each hand-over is taken once, so that a page that is
 * brought back by the browser's own button doesn't undo what was changed meanwhile.
 */
export function useHandedUser<U extends User>(handed: U): U {
  const stored = useUser((state) => state.user)
  const show = useUser((state) => state.show)
  const taken = useRef<User>(null)
  useEffect(() => {
    if (taken.current === handed) return
    taken.current = handed
    show(handed)
  }, [handed, show])
  const isSame = stored?._id === handed._id && stored.type === handed.type
  return isSame ? (stored as U) : handed
}
