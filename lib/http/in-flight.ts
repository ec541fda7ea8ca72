import 'server-only'
import type { ServerResponse } from 'node:http'
import { beforeSending } from './before-sending'
import { isKeepable } from './is-call'
import type { Layer } from './server'

/** Said by an answer that is whole, or given up. */
const MADE = Symbol('made')

const globals = globalThis as { iskraInFlight?: Set<ServerResponse>; iskraPagesBegun?: number }
const inFlight = (globals.iskraInFlight ??= new Set())

/**
 * Remembers which pages are being made; answers to calls that are never kept don't count. A page
 * that is made may still be on its way for as long as its reader likes.
 */
export const withInFlight: Layer = (next) => (request, response) => {
  if (!isKeepable(request.url)) return next(request, response)
  inFlight.add(response)
  globals.iskraPagesBegun = pagesBegun() + 1
  const leave = () => {
    if (inFlight.delete(response)) response.emit(MADE)
  }
  beforeSending(response, ['end'], leave)
  response.once('close', leave)
  return next(request, response)
}

/** True while a page is being made. */
export const isAnswering = (): boolean => inFlight.size > 0

/** How many pages this process has begun to make. */
export const pagesBegun = (): number => globals.iskraPagesBegun ?? 0

/** Resolves when the pages that are being made now are whole, whatever begins meanwhile. */
export async function pagesAnswered(): Promise<void> {
  await Promise.all([...inFlight].map((page) => new Promise((made) => page.once(MADE, made))))
}
