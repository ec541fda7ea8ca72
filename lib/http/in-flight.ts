import 'server-only'
import type { ServerResponse } from 'node:http'
import { isCall } from './is-call'
import type { Layer } from './server'

const globals = globalThis as { iskraInFlight?: Set<ServerResponse> }
const inFlight = (globals.iskraInFlight ??= new Set())

/** Remembers which pages are being made; answers to calls are never kept and don't count. */
export const withInFlight: Layer = (next) => (request, response) => {
  if (isCall(request.url)) return next(request, response)
  inFlight.add(response)
  response.once('close', () => inFlight.delete(response))
  return next(request, response)
}

/** True while a page is being made. */
export const isAnswering = (): boolean => inFlight.size > 0

/** Resolves when the pages that are being made now have gone out, whatever begins meanwhile. */
export async function pagesAnswered(): Promise<void> {
  const closed = [...inFlight].map((page) => new Promise((resolve) => page.once('close', resolve)))
  await Promise.all(closed)
}
