'use client'
import { useEffect, useRef } from 'react'
import type { User } from '@/lib/across/accounts/model'
import { useUser } from '@/stores/user'

/**
 * Keeps the higher values: a response may be older than a visit or award counted in this browser.
 */
function withHigherCounts(fetched: User, known: User | null): User {
  if (fetched.type !== 'ucenik' || known?.type !== 'ucenik' || known._id !== fetched._id)
    return fetched
  return {
    ...fetched,
    xp: Math.max(fetched.xp, known.xp),
    dailyVisits: Math.max(fetched.dailyVisits, known.dailyVisits),
  }
}

/** The page's user with later changes from the store, which dialogs update. */
export function useShownUser<U extends User>(fetched: U): U {
  const stored = useUser((state) => state.user)
  const show = useUser((state) => state.show)
  const taken = useRef<User>(null)
  const isSame = stored?._id === fetched._id && stored.type === fetched.type
  // Applied once per response: a restored page must not undo later changes.
  useEffect(() => {
    if (taken.current === fetched) return
    taken.current = fetched
    show(withHigherCounts(fetched, useUser.getState().user))
  }, [fetched, show])
  return isSame ? (stored as U) : fetched
}
