import { OVER_PARAM } from '@/lib/platform/browser/return-path'
import { GUEST, keep, keyOf, readKept } from '@/lib/platform/browser/storage'

const KEY = keyOf(GUEST, 'prijava-prestala')

/** Notes where a session turned out to be over, for the sign-in page that is loaded next. */
export const noteSessionOver = (path: string) => void keep(KEY, path, 'tab')

/** The page on which the session was over, if that is why someone signs in; else null. */
export const readSessionOver = () => readKept(KEY, (value) => typeof value === 'string', 'tab')

/** To be called when the sign-in page is left: what comes later has another reason. */
export const forgetSessionOver = () => void keep(KEY, null, 'tab')

/** Noted by a page that was open when its session was over, or told by the way that led here. */
export const isSessionOver = (): boolean =>
  readSessionOver() !== null || new URLSearchParams(window.location.search).has(OVER_PARAM)

/** The same question as a script, for the page that must know before it is drawn. */
export const MARK_SESSION_OVER = `try{if(new URLSearchParams(location.search).has('${OVER_PARAM}')\
||sessionStorage.getItem('${KEY}')!==null)document.documentElement.dataset.sessionOver=''}catch{}`
