'use client'
import { useCallback, useEffect, useState } from 'react'
import { useNewDay } from '@/components/layout/use-new-day'
import { call, type ApiError } from '@/lib/http/client'
import { profileCall } from '@/lib/profile/calls'
import type { ProfileOverview } from '@/lib/profile/model'

/**
 * What the profile shows, asked for at every visit and on every new day; what was known stays until
 * the answer comes. `message` says why there is nothing.
 */
export function useProfile() {
  const [overview, show] = useState<ProfileOverview | null>(null)
  const [message, say] = useState<string | null>(null)
  const load = useCallback(() => {
    call(profileCall).then(
      (found) => {
        show(found)
        say(null)
      },
      ({ message }: ApiError) => say(message),
    )
  }, [])
  useEffect(load, [load])
  useNewDay(load)
  return { overview, message, load }
}
