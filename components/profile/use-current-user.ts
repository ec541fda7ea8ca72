'use client'
import { useEffect, useRef } from 'react'
import type { User } from '@/lib/accounts/model'
import { useUser } from '@/stores/user'

/** The answer may be older than a visit or an award counted in this browser: those never fall. */
function withWhatGrew(handed: User, known: User | null): User {
  if (handed.type !== 'ucenik' || known?.type !== 'ucenik' || known._id !== handed._id)
    return handed
  return {
    ...handed,
    xp: Math.max(handed.xp, known.xp),
    dailyVisits: Math.max(handed.dailyVisits, known.dailyVisits),
  }
}

/** The page's user with the changes since in the store, which dialogs update. */
export function useCurrentUser<U extends User>(handed: U): U {
  const stored = useUser((state) => state.user)
  const show = useUser((state) => state.show)
  const taken = useRef<User>(null)
  const isSame = stored?._id === handed._id && stored.type === handed.type
  // Once per answer: a page that is brought back must not undo later changes.
  useEffect(() => {
    if (taken.current === handed) return
    taken.current = handed
    show(withWhatGrew(handed, useUser.getState().user))
  }, [handed, show])
  return isSame ? (stored as U) : handed
}
