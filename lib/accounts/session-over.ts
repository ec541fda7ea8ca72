import { OVER_PARAM } from '@/lib/browser/return-path'

const KEY = 'iskra_prijava_prestala'

/** Notes where a session turned out to be over, for the sign-in page that is loaded next. */
export function noteSessionOver(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Storage is full or forbidden: then the sign-in page says nothing of it.
  }
}

/** The page on which the session was over, if that is why someone signs in; else null. */
export function readSessionOver(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** To be called when the sign-in page is left: what comes later has another reason. */
export function forgetSessionOver(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was noted either.
  }
}

/** Noted by a page that was open when its session was over, or told by the way that led here. */
export const isSessionOver = (): boolean =>
  readSessionOver() !== null || new URLSearchParams(window.location.search).has(OVER_PARAM)

/** The same question as a script, for the page that must know before it is drawn. */
export const MARK_SESSION_OVER = `try{if(new URLSearchParams(location.search).has('${OVER_PARAM}')\
||sessionStorage.getItem('${KEY}')!==null)document.documentElement.dataset.sessionOver=''}catch{}`
