import { useEffect } from 'react'
import type { Pupil } from '@/lib/across/accounts/model'
import type { PupilOverview } from '@/lib/across/profile/model'
import { useUnseenAnswers } from '@/stores/inbox'
import { useShownUser } from './use-current-user'

/** The pupil of a profile with later changes; the header's count of messages follows the profile. */
export function usePupilOfProfile({
  user,
  unseenAnswers,
}: Pick<PupilOverview, 'user' | 'unseenAnswers'>): Pupil {
  useEffect(() => useUnseenAnswers.getState().show(unseenAnswers), [unseenAnswers])
  return useShownUser(user)
}
