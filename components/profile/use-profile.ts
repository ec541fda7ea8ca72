'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNewDay } from '@/components/ui/use-new-day'
import { useResend } from '@/components/quiz/use-resend'
import { ApiError, call } from '@/lib/http/client'
import { profileCalls } from '@/lib/profile/calls'
import type { ProfileOverview } from '@/lib/profile/model'

/**
 * What the profile shows, asked for at every visit and on every new day until there is an answer;
 * what was known stays until it comes. `message` says why there is nothing.
 */
export function useProfile() {
  const [overview, show] = useState<ProfileOverview | null>(null)
  const [message, say] = useState<string | null>(null)
  const [isDue, setDue] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(0)
  const load = useCallback(async () => {
    const turn = (latest.current += 1)
    setAsking(true)
    const answer = await call(profileCalls.profile).catch((error: ApiError) => error)
    // Asked again meanwhile, or left: another answer counts.
    if (turn !== latest.current) return
    setAsking(false)
    if (answer instanceof ApiError) return say(answer.message)
    show(answer)
    setDue(false)
  }, [])
  const ask = useCallback(() => setDue(true), [])
  useResend(isDue, load)
  useNewDay(overview, ask)
  useEffect(
    () => () => {
      latest.current += 1
      ask()
    },
    [ask],
  )
  return { overview, message, isAsking, load }
}
