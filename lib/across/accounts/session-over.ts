import { SESSION_ENDED_PARAM } from '@/lib/platform/browser/return-path'
import { GUEST_OWNER, keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'

const KEY = storageKeyOf(GUEST_OWNER, 'prijava-prestala')

/** Remembers the page where the session ended, for the sign-in page. */
export const noteSessionOver = (path: string) => void keep(KEY, path, 'tab')

/** The page where the session ended; null when there was none. */
export const readSessionEndPath = () => readKept(KEY, (value) => typeof value === 'string', 'tab')

/** Call when leaving the sign-in page, so that a later visit shows no outdated reason. */
export const forgetSessionOver = () => void keep(KEY, null, 'tab')

/** True when an open page noticed the end of the session, or a redirect reported it. */
export const isSessionOver = (): boolean =>
  readSessionEndPath() !== null ||
  new URLSearchParams(window.location.search).has(SESSION_ENDED_PARAM)

/** `isSessionOver` as an inline script that runs before the page is drawn. */
export const SESSION_OVER_SCRIPT = `try{if(new URLSearchParams(location.search).has('${SESSION_ENDED_PARAM}')\
||sessionStorage.getItem('${KEY}')!==null)document.documentElement.dataset.sessionOver=''}catch{}`
