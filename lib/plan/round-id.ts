import 'server-only'
import { createHash } from 'node:crypto'

/** The round of a plan's day: always the same one, so every answer to it is found again. */
export function roundIdOf(planId: string, day: string): string {
  const hex = createHash('sha256').update(`imam-test ${planId} ${day}`).digest('hex')
  // Version 8 of RFC 9562: made by a rule of one's own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
