import type { Contract } from './contract'

/**
 * The address of a contract for the browser: method and path, checked against the contract's own
 * by the compiler. The contract itself, and Zod with it, stays out of the page's scripts.
 */
export type Call<C extends Contract> = { method: C['method']; path: C['path']; readonly type?: C }

export const callOf = <C extends Contract>(method: C['method'], path: C['path']): Call<C> => ({
  method,
  path,
})
