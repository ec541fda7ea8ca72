/**
 * What the operator calls the OpenID provider, for parts of a page that only browsers render; null
 * where none is set. The root layout writes it, so that no call has to tell it.
 */
export const shownOidcName = (): string | null => document.documentElement.dataset.oidc ?? null
