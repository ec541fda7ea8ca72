import 'server-only'
import pino, { type DestinationStream, type Logger } from 'pino'
import { toLoggedError } from './log-error'

const globals = globalThis as { iskraLog?: Logger }

/**
 * A log whose `err` is cut to what may be told. Give every line a sentence of its own: without one
 * pino takes the error's.
 */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: toLoggedError } }, destination)

/** One JSON line an event on standard output. Never log a body, an answer, a token or an address. */
export const log = (): Logger =>
  (globals.iskraLog ??= makeLog(process.env.NODE_ENV === 'test' ? 'silent' : 'info'))
