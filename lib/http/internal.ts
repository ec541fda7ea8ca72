import 'server-only'
import { randomBytes, timingSafeEqual } from 'node:crypto'

const globals = globalThis as { iskraInternalSecret?: string }

/** Known inside this process only: lets the launcher call the app over loopback. */
export const internalSecret = (): string =>
  (globals.iskraInternalSecret ??= randomBytes(32).toString('base64url'))

export const INTERNAL_SECRET_HEADER = 'x-iskra-internal'

/** True when the request was made by this very process. */
export function isInternal(request: Request): boolean {
  const sent = Buffer.from(request.headers.get(INTERNAL_SECRET_HEADER) ?? '')
  const known = Buffer.from(internalSecret())
  return sent.length === known.length && timingSafeEqual(sent, known)
}
