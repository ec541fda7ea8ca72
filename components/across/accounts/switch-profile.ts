import { call } from '@/lib/platform/http/client'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { clearOwnerStorage } from '@/lib/platform/browser/storage'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import type { User } from '@/lib/across/accounts/model'
import { announceSession, stopCountingTime, sendWorkBeforeSessionEnd } from '@/stores/session'

let switching: Promise<void> | undefined

/**
 * Signs a parent in as a child, or a pupil back in as the parent. Rejects with an ApiError. A
 * second click joins the first request: its own would be rejected, because the old session has
 * ended, and sign the new one out.
 */
export const switchSession = (user: User, profileId: string): Promise<void> =>
  (switching ??= sendSwitch(user, profileId).then(
    // Blocks further switches until the page is left or restored by the back button.
    () => window.addEventListener('pageshow', forgetSwitch, { once: true }),
    (error: unknown) => {
      forgetSwitch()
      throw error
    },
  ))

function forgetSwitch(): void {
  switching = undefined
}

async function sendSwitch(user: User, profileId: string): Promise<void> {
  if (user.type === 'roditelj') {
    await call(sessionApiCalls.loginAsChild, { body: { parentId: user._id, childId: profileId } })
  } else {
    // Before the session ends: the time belongs to its pupil.
    await sendWorkBeforeSessionEnd()
    await call(sessionApiCalls.returnToParent, { body: { childId: user._id } })
    stopCountingTime()
  }
  clearOwnerStorage(user._id, ['tab'])
  announceSession()
}

/** Switches and opens a page. A failure is ignored (rule 14.8). */
export async function switchProfileAndOpen(
  user: User,
  profileId: string,
  path = '/profil',
): Promise<void> {
  await switchSession(user, profileId).catch(() => undefined)
  hardNavigate(path)
}
