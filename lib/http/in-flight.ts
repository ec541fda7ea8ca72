import 'server-only'
import type { ServerResponse } from 'node:http'
import type { Layer } from './server'

const globals = globalThis as { iskraInFlight?: Set<ServerResponse> }
const inFlight = (globals.iskraInFlight ??= new Set())

/** Remembers which answers are being made. */
export const withInFlight: Layer = (next) => (request, response) => {
  inFlight.add(response)
  response.once('close', () => inFlight.delete(response))
  return next(request, response)
}

/** Resolves when everything that is being answered now has been answered; null if nothing is. */
export function answersUnderWay(): Promise<unknown> | null {
  const open = [...inFlight]
  if (open.length === 0) return null
  return Promise.all(open.map((response) => new Promise((done) => response.once('close', done))))
}
