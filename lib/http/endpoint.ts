import 'server-only'
import { env } from '@/lib/env'
import { answer, failure } from './answer'
import { assertInternal, authorise, runConfirmed, type SessionFor } from './authorise'
import type { Contract, Produced, Received } from './contract'
import { assertOwnOrigin } from './origin'
import { assertAccountWithinRate, assertWithinRate, clientAddress } from './rate-limit'
import { receive } from './receive'

type Context<C extends Contract> = Received<C> & {
  request: Request
  /** Headers of the answer, to be added to. */
  headers: Headers
  session: SessionFor<C['access']>
}
type RouteArgs = { params: Promise<Record<string, string | string[] | undefined>> }
type Handler = (request: Request, route: RouteArgs) => Promise<Response>

/** A route handler that knows its contract, for tests that walk the routes. */
export type Endpoint = Handler & { contract: Contract }

/** Turns a contract and its handler into a Next route handler: check, validate, run, answer. */
export function endpoint<const C extends Contract>(
  contract: C,
  handle: (context: Context<C>) => Promise<Produced<C>>,
): Endpoint {
  const run: Handler = async (request, route) => {
    try {
      assertInternal(contract.access, request)
      assertOwnOrigin(request, env().SITE_URL)
      await assertWithinRate(contract, clientAddress(request))
      const session = await authorise(contract.access, request)
      if (session) await assertAccountWithinRate(contract, session.accountId)
      const headers = new Headers()
      const received = await receive(contract, request, await route.params)
      const result = await runConfirmed(contract, session, () =>
        handle({ ...received, request, headers, session } as Context<C>),
      )
      return answer(contract.returns.parse(result), headers)
    } catch (error) {
      return failure(error, contract)
    }
  }
  return Object.assign(run, { contract })
}
