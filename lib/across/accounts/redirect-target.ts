import type { AccountKind } from '@/lib/platform/auth/model'
import {
  adminReturnPath,
  DEFAULT_PATH_AFTER_ADMIN_SIGN_IN,
  DEFAULT_PATH_AFTER_SIGN_IN,
  RETURN_PARAM,
  returnPath,
} from '@/lib/platform/browser/return-path'

/** The request's user and admin sessions; both may exist at once. */
export type RequestSessions = { user: AccountKind | null; isAdmin: boolean }

const ENTRANCES = ['/', '/prijava', '/registracija']
/** Pages for pupils only. */
const PUPILS_PAGES = ['/inbox', '/profil/kartice']
const ADMIN_LOGIN = '/admin/login'

/**
 * The redirect target of a request (rule 2.10); null to stay. `search` includes `?`.
 */
export function redirectTarget(path: string, search: string, { user, isAdmin }: RequestSessions) {
  if (path === '/admin' || path.startsWith('/admin/'))
    return adminDestination(path, search, isAdmin)
  if (ENTRANCES.includes(path)) {
    if (!user) return null
    return returnPath(new URLSearchParams(search).get(RETURN_PARAM))
  }
  if (!user) return `/prijava?${new URLSearchParams({ [RETURN_PARAM]: path + search })}`
  const isPupils = PUPILS_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
  return isPupils && user === 'roditelj' ? DEFAULT_PATH_AFTER_SIGN_IN : null
}

function adminDestination(path: string, search: string, isAdmin: boolean) {
  // /admin/login is canonical (rule 2.11).
  if (path === '/admin/prijava') return ADMIN_LOGIN + search
  if (path === ADMIN_LOGIN) {
    return isAdmin ? adminReturnPath(new URLSearchParams(search).get(RETURN_PARAM)) : null
  }
  if (isAdmin) return null
  if (path === DEFAULT_PATH_AFTER_ADMIN_SIGN_IN) return ADMIN_LOGIN
  return `${ADMIN_LOGIN}?${new URLSearchParams({ [RETURN_PARAM]: path + search })}`
}
