import { call } from '@/lib/http/client'
import { signOutCall } from '@/lib/users/calls'
import { loadPage } from '@/lib/users/load-page'
import { announceSession } from '@/stores/session'
import { tellTime } from '@/stores/session-timer'
import { forget } from '@/stores/user'

/** Ends the session and goes to the start page. A pupil's time is told while it is still theirs. */
export async function signOut(): Promise<void> {
  await tellTime()
  // Offline or not: whoever asks to leave sees no more of the account on this screen.
  await call(signOutCall).catch(() => undefined)
  forget()
  announceSession()
  loadPage('/')
}
