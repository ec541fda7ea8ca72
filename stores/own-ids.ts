import { ApiError, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { useUser } from './user'

/**
 * The ids of the signed-in pupil and their parent. Apart from the user's store, since only a quiz and
 * a test load it, and the profile is at its budget of scripts.
 */
export async function ownIds(): Promise<{ childID: string; parentID: string }> {
  if (!useUser.getState().user) await useUser.getState().load()
  const { user } = useUser.getState()
  if (user?.type !== 'ucenik') throw new ApiError(0, OFFLINE_MESSAGE)
  return { childID: user._id, parentID: user.parent._id }
}
