import 'server-only'
import pino, { type Logger } from 'pino'

const globals = globalThis as { iskraLog?: Logger }

/** One JSON line an event on standard output. Never log a body, an answer, a token or an address. */
export const log = (): Logger =>
  (globals.iskraLog ??= pino({ level: process.env.NODE_ENV === 'test' ? 'silent' : 'info' }))
