'use client'
import { useResend } from '@/components/quiz/use-resend'
import { useUser } from '@/stores/user'

/**
 * Asks for the user of the page until there is an answer: without one nothing of theirs is there,
 * and what a pupil does would not count. Shows nothing.
 */
export function UserKeeper() {
  const isMissing = useUser((state) => state.user === null)
  useResend(isMissing, load)
  return null
}

const load = () => useUser.getState().load()
