import { create } from 'zustand'
import type { User } from '@/lib/across/accounts/model'
import type { ApiError } from '@/lib/platform/http/client'

type UserState = {
  /** The user from the server; null for guests and before the response. */
  user: User | null
  /** Why the last request for the user failed; null after a success. */
  failure: ApiError | null
  isLoading: boolean
  show: (user: User) => void
}

/**
 * The signed-in user. The session itself is in an HTTP-only cookie. What fetches and forgets the
 * user is in load-user.ts: the profile, whose answer includes the user, does without it.
 */
export const useUser = create<UserState>()((set) => ({
  user: null,
  failure: null,
  isLoading: false,
  show: (user) => set({ user, failure: null }),
}))
