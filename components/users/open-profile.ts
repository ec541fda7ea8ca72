import { call } from '@/lib/http/client'
import { loginAsChildCall, returnToParentCall } from '@/lib/users/calls'
import { loadPage } from '@/lib/users/load-page'
import type { User } from '@/lib/users/model'
import { announceSession } from '@/stores/session'

/** Signs a parent in as a child, or a pupil back to the parent. Rejects with an ApiError. */
export async function switchSession(user: User, profileId: string): Promise<void> {
  if (user.type === 'roditelj') {
    await call(loginAsChildCall, { body: { parentId: user._id, childId: profileId } })
  } else {
    await call(returnToParentCall, { body: { childId: user._id } })
  }
  announceSession()
}

/**
 * Switches and goes to a page. A switch that fails is ignored (specification, section 8): the page
 * shows who it still is.
 */
export async function openProfile(user: User, profileId: string, path = '/profil'): Promise<void> {
  await switchSession(user, profileId).catch(() => undefined)
  loadPage(path)
}
