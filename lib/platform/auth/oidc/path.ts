/** The page to which the provider sends the browser back; also its address there. */
export const OIDC_PATH = '/prijava/vanjska'

/** Hash of the page's address with which it begins an admin's sign-in instead of a user's. */
export const OIDC_ADMIN_HASH = 'uredi'
