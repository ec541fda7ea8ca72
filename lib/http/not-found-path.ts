/** An address that no route has: Next answers it with the stored 404 page. */
export const NOT_FOUND_PATH = '/_/_/_/_/_'
