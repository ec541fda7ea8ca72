'use client'
import { usePathname } from 'next/navigation'
import { useResend } from '@/components/quiz/use-resend'
import { isStoredPersonalPage } from '@/lib/http/session-pages'
import { useUser } from '@/stores/user'

/**
 * Asks for the user of the page until there is an answer: without one nothing of theirs is there,
 * and what a pupil does would not count. The profile asks for its owner itself. Shows nothing.
 */
export function UserKeeper() {
  const asksItself = isStoredPersonalPage(usePathname())
  const isMissing = useUser((state) => state.user === null)
  useResend(isMissing && !asksItself, load)
  return null
}

const load = () => useUser.getState().load()
