import { ApiError, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { useUser } from './user'

/**
 * The ids of the signed-in pupil and their parent; loads the user if needed. Separate from the
 * user's store, since only a quiz and a test need it, and the profile has used up its script
 * budget.
 * @throws ApiError if no pupil is signed in or the user can't be loaded
 */
export async function loadPupilAndParentIds(): Promise<{ childID: string; parentID: string }> {
  if (!useUser.getState().user) await useUser.getState().load()
  const { user } = useUser.getState()
  if (user?.type !== 'ucenik') throw new ApiError(0, OFFLINE_MESSAGE)
  return { childID: user._id, parentID: user.parent._id }
}
