/** True for the address of a call of the API; everything else is a page or a file. */
export const isCall = (url = ''): boolean => url.startsWith('/api/')

/** Calls that answer everyone the same, until what they show changes. */
const SHARED_CALLS = new Set(['/api/dynamic-content', '/api/openapi.json'])
export const isSharedCall = (url = ''): boolean => SHARED_CALLS.has(url)

/** The one of them that only another build changes. */
export const isBuildCall = (url = ''): boolean => url === '/api/openapi.json'

/** True for what may be kept whole: pages, files and those calls. */
export const isKeepable = (url = ''): boolean => !isCall(url) || isSharedCall(url)
