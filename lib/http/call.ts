import type { Address, Contract, Method } from './contract'

/**
 * The address of a contract for the browser. The contract itself, and Zod with it, stays out of the
 * page's scripts: only its type is here.
 */
export type Call<C extends Contract = Contract> = {
  method: Method
  path: Contract['path']
  readonly type?: C
}

/**
 * The call of a contract itself, for screens that need its schema anyway: those of the admin area
 * (decision 038).
 */
export const callOf = <C extends Contract>(contract: C): Call<C> => contract

/** Method and path of an address. */
export const parseAddress = (address: Address) => {
  const [method, path] = address.split(' ') as [Method, Contract['path']]
  return { method, path }
}

type Contracts<Module> = {
  [Name in keyof Module as Name extends `${infer Key}Contract` ? Key : never]: Module[Name]
}
type CallsOf<Module, Addresses> = {
  [Key in keyof Addresses & keyof Contracts<Module>]: Contracts<Module>[Key] extends Contract
    ? Call<Contracts<Module>[Key]>
    : never
}

/**
 * The calls of a room, by name, typed by the contracts of the same name (`list` by `listContract`).
 * @example export const planCalls = callsOf<typeof contracts>()(AT)
 */
export const callsOf =
  <Module>() =>
  <const Addresses extends Record<string, Address>>(addresses: Addresses) =>
    Object.fromEntries(
      Object.entries(addresses).map(([name, address]) => [name, parseAddress(address)]),
    ) as CallsOf<Module, Addresses>
