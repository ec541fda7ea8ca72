/** True for the address of a call of the API; everything else is a page or a file. */
export const isCall = (url = ''): boolean => url.startsWith('/api/')
