import 'server-only'
import { env } from '@/lib/env'
import { answer, failure } from './answer'
import type { Contract, Produced, Received } from './contract'
import { HttpError, MESSAGES } from './errors'
import { isInternal } from './internal'
import { assertOwnOrigin } from './origin'
import { assertWithinRate, clientAddress } from './rate-limit'
import { receive } from './receive'

type Context<C extends Contract> = Received<C> & { request: Request; headers: Headers }
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
      authorise(contract, request)
      assertOwnOrigin(request, env().SITE_URL)
      await assertWithinRate(contract, clientAddress(request))
      const headers = new Headers()
      const received = await receive(contract, request, await route.params)
      const result = await handle({ ...received, request, headers } as Context<C>)
      return answer(contract.returns.parse(result), headers)
    } catch (error) {
      return failure(error, contract)
    }
  }
  return Object.assign(run, { contract })
}

/** An internal call does not exist for anyone else. */
function authorise({ access }: Contract, request: Request): void {
  if (access === 'internal' && !isInternal(request)) throw new HttpError(404, MESSAGES.unknownPath)
}
