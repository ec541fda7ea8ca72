/** True for addresses of API calls; all others are pages or files. */
export const isCall = (url = ''): boolean => url.startsWith('/api/')

/** Calls with the same response for everyone, until the underlying data changes. */
const SHARED_CALLS = new Set(['/api/dynamic-content', '/api/openapi.json'])
export const isSharedCall = (url = ''): boolean => SHARED_CALLS.has(url)

/** The call whose response only changes with another build. */
export const isConstantPerBuild = (url = ''): boolean => url === '/api/openapi.json'

/** True for responses that may be cached: pages, files and shared calls. */
export const isCacheable = (url = ''): boolean => !isCall(url) || isSharedCall(url)
