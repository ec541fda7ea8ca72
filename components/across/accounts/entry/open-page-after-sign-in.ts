import { toastAfterLoad } from '@/components/ui/toast-after-redirect'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { RETURN_PARAM, returnPath } from '@/lib/platform/browser/return-path'
import { readSessionEndPath } from '@/lib/across/accounts/session-over'
import { announceSession } from '@/stores/session'

/** The page that required the sign-in, or the page where the session ended. */
const wantedPage = () =>
  new URLSearchParams(window.location.search).get(RETURN_PARAM) ?? readSessionEndPath()

/** Opens the page a user wanted before signing in. */
export function openPageAfterSignIn(): void {
  announceSession()
  // Rule 14.15.
  toastAfterLoad({ kind: 'success', title: 'Uspjeh!', text: 'Uspješno ste se prijavili' })
  hardNavigate(returnPath(wantedPage()))
}
