/** An address that no route has: Next answers it with the stored 404 page. */
export const NOWHERE = '/_/_/_/_/_'
