import { ApiError, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { loadUser } from './load-user'
import { useUser } from './user'

/**
 * The ids of the signed-in pupil and their parent; loads the user if needed. Only a quiz and a
 * test need it.
 * @throws ApiError if no pupil is signed in or the user can't be loaded
 */
export async function loadPupilAndParentIds(): Promise<{ childID: string; parentID: string }> {
  if (!useUser.getState().user) await loadUser()
  const { user } = useUser.getState()
  if (user?.type !== 'ucenik') throw new ApiError(0, OFFLINE_MESSAGE)
  return { childID: user._id, parentID: user.parent._id }
}
