import { toast } from '@/components/ui/toast'
import { ApiError, call, timeoutOptions } from '@/lib/platform/http/client'
import { sessionApiCalls } from '@/lib/across/accounts/session-calls'
import { clearOwnerStorage } from '@/lib/platform/browser/storage'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { announceSession, sendWorkBeforeSessionEnd, storageOwner } from '@/stores/session'
import { forgetUser } from '@/stores/load-user'

/** Worded for parents and children alike. */
const FAILED = 'Odjava nije uspjela. Treba pokušati ponovno.'

let leaving: Promise<void> | undefined

/**
 * Ends the session and opens the start page. A failure is shown: on a shared computer nothing may
 * look signed out while its cookies still open the account. A second click joins the first request.
 * Whoever signed in at the OpenID provider is sent there, to sign out there too.
 */
export const signOut = (): Promise<void> =>
  (leaving ??= send().finally(() => (leaving = undefined)))

async function send(): Promise<void> {
  // Before the session ends: the time belongs to its pupil.
  await sendWorkBeforeSessionEnd()
  const signedOut = await call(sessionApiCalls.signOut, undefined, timeoutOptions()).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return null
    },
  )
  if (!signedOut) return toast({ kind: 'error', about: 'sign-out', title: 'Greška', text: FAILED })
  clearOwnerStorage(storageOwner(), ['tab'])
  forgetUser()
  announceSession()
  hardNavigate(signedOut.next ?? '/')
}
