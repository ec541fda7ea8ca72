import 'server-only'
import { failure } from './answer'
import type { Method } from './contract'
import type { Endpoint } from './endpoint'
import { HttpError, MESSAGES } from './errors'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * The exports of a route file: its endpoints, and a JSON 405 for every other method, which Next
 * would answer with an empty body.
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
