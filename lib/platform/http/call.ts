import type { Address, Contract, Method } from './contract'

/** The address of a contract for the browser, with its type only: Zod is not loaded for it. */
export type Call<C extends Contract = Contract> = {
  method: Method
  path: Contract['path']
  readonly type?: C
}

/** The call of a contract, for admin screens, which need its schema anyway (decision 038). */
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
