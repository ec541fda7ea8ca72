import 'server-only'
import { awaitPendingNotifications } from '@/lib/platform/db/await-pending-notifications'
import { env } from '@/lib/platform/env'
import { answer, failure } from './answer'
import { authorise, runConfirmed, type SessionFor } from './authorise'
import type { Method } from './address'
import type { Contract, HandlerResult, HandlerInput } from './contract'
import { HttpError, MESSAGES } from './errors'
import { assertOwnOrigin } from './origin'
import { consumeAccountLimit, consumeAddressLimit, clientNetwork } from './rate-limit'
import { validateInput } from './validate-input'
import { runWithUpload } from './receive-upload'

type Context<C extends Contract> = HandlerInput<C> & {
  request: Request
  /** Headers of the response, which the handler may extend. */
  headers: Headers
  session: SessionFor<C['access']>
}
/** Next passes no parameters to a route without placeholders. */
type RouteArgs = { params?: Promise<Record<string, string | string[] | undefined>> }
type Handler = (request: Request, route: RouteArgs) => Promise<Response>

/** A route handler with its contract, which tests read. */
export type Endpoint = Handler & { contract: Contract }

/**
 * Makes a Next route handler from a contract and its handler: authorise, validate, run, respond.
 * @param read a query that does not depend on the caller, started while the session is looked up
 */
export function endpoint<const C extends Contract, Found = undefined>(
  contract: C,
  handle: (context: Context<C>, found: Found) => Promise<HandlerResult<C>>,
  read?: (received: HandlerInput<C>) => Promise<Found>,
): Endpoint {
  const run: Handler = async (request, route) => {
    try {
      assertOwnOrigin(request, env())
      await consumeAddressLimit(contract, clientNetwork(request))
      const authorising = authorise(contract.access, request)
      // Calls of admins accept large bodies, so those are read only after the session check.
      if (contract.body && contract.access === 'admin') await authorising
      const receiving = Promise.resolve(route.params).then((params) =>
        validateInput(contract, request, params),
      )
      const reading = receiving.then((received) => read?.(received as HandlerInput<C>))
      reading.catch(() => undefined) // awaited below, after the session check
      const session = await authorising
      if (session) await consumeAccountLimit(contract, session.accountId)
      const headers = new Headers()
      const received = await receiving
      const result = await runWithUpload(contract, request, (file) => {
        const context = { ...received, ...file, request, headers, session } as Context<C>
        return runConfirmed(contract, session, async () =>
          handle(context, (await reading) as Found),
        )
      })
      // The next page that the editor opens must already show the change.
      if (contract.access === 'admin' && contract.method !== 'GET')
        await awaitPendingNotifications()
      return answer(contract.returns.parse(result), headers)
    } catch (error) {
      return failure(error, contract)
    }
  }
  return Object.assign(run, { contract })
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * The exports of a route file: its endpoints, and a 405 in JSON for other methods, because Next's
 * has no body.
 */
export function route(...endpoints: Endpoint[]) {
  const allow = endpoints.map(({ contract }) => contract.method).join(', ')
  const refuse = async () => failure(new HttpError(405, MESSAGES.methodNotAllowed, { allow }))
  const handlers = METHODS.map((method) => [
    method,
    endpoints.find(({ contract }) => contract.method === method) ?? refuse,
  ])
  return Object.fromEntries(handlers) as Record<Method, Endpoint>
}
