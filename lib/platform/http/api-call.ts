import { splitMethodAndPath, type CallAddress, type Method, type Path } from './address'
import type { Contract } from './contract'

/**
 * Method and path of an endpoint for the browser, typed by its contract. The contract itself is not
 * imported, so that Zod is not loaded.
 */
export type ApiCall<C extends Contract = Contract> = {
  method: Method
  path: Path
  readonly type?: C
}

/** A contract, or its address alone where the schema would be too large for the screen. */
export type ContractOrApiCall<C extends Contract> = C | ApiCall<C>

/**
 * A contract as a call, for admin screens, which load the contract's schema anyway (decision 038).
 */
export const apiCallOf = <C extends Contract>(contract: ContractOrApiCall<C>): ApiCall<C> =>
  contract

type Contracts<Module> = {
  [Name in keyof Module as Name extends `${infer Key}Contract` ? Key : never]: Module[Name]
}
/** Calls for the contracts whose addresses are listed. */
type CallsOf<Module, Addresses> = {
  [Key in keyof Addresses & keyof Contracts<Module>]: Contracts<Module>[Key] extends Contract
    ? ApiCall<Contracts<Module>[Key]>
    : never
}
/** The address of each contract; a different address is a type error. */
type AddressesOf<Module> = {
  [Key in keyof Contracts<Module>]?: Contracts<Module>[Key] extends Contract
    ? CallAddress<Contracts<Module>[Key]['method'], Contracts<Module>[Key]['path']>
    : never
}

/**
 * The calls of one feature by name, typed by the contracts of the same name (`list` for
 * `listContract`). The browser needs only the addresses as values, and must not load the contracts
 * with Zod.
 * @example export const planApiCalls = apiCallsOf<typeof contracts>()({ today: 'GET /plan/danas' })
 */
export const apiCallsOf =
  <Module>() =>
  <const Addresses extends AddressesOf<Module>>(addresses: Addresses) =>
    Object.fromEntries(
      Object.entries<CallAddress>(addresses as Record<string, CallAddress>).map(
        ([name, address]) => [name, splitMethodAndPath(address)],
      ),
    ) as CallsOf<Module, Addresses>
