import 'server-only'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Errors of our own code whose sentence is the engine's; any other may repeat what was sent. */
const PLAIN = new Set<unknown>([TypeError, RangeError, ReferenceError])

/** What a log may hold of an error: which kind, where, and what the database calls the rule. */
type LoggedError = {
  type: string
  code?: string | number
  constraint?: string
  table?: string
  message?: string
  stack: string[]
}

/**
 * The part of an error without personal data: a database's error repeats rows and values in its
 * message, detail, params and stack, so this lists what is let through, not what is left out.
 */
function toLoggedError(error: unknown): LoggedError {
  const chain = chainOf(error)
  const root = chain.at(-1)
  if (!root) return { type: typeof error, stack: [] }
  const { code, constraint, table } = root as Error & Record<string, unknown>
  const isPlain = chain.length === 1 && code === undefined && PLAIN.has(root.constructor)
  return {
    type: nameOf(root),
    code: typeof code === 'number' ? code : identifier(code),
    constraint: identifier(constraint),
    table: identifier(table),
    message: isPlain ? root.message : undefined,
    stack: chain.flatMap(framesOf),
  }
}

/** The error and its causes, outermost first. A chain that bites its tail ends. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && chain.length < 8; one = one.cause) chain.push(one)
  return chain
}

/** `name` for a class of a minified build; of an error that sets none, its class. */
function nameOf(error: Error): string {
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return identifier(name) ?? 'Error'
}

const identifier = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z_0-9][\w.$-]{0,79}$/.test(value) ? value : undefined

/** The calls of a stack. Its head is the message, which may hold lines that look like calls. */
function framesOf({ message, stack = '' }: Error): string[] {
  const end = stack.indexOf(message)
  if (end < 0) return []
  const lines = stack.slice(end + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => /^at \S.*$/.test(line))
}

const globals = globalThis as { iskraLog?: Logger }

/** A log that cuts `err`. Give every line a sentence: else pino writes the error's message. */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: toLoggedError } }, destination)

/** One JSON line an event on standard output. Never log a body, an answer, a token or an address. */
export const log = (): Logger =>
  (globals.iskraLog ??= makeLog(process.env.NODE_ENV === 'test' ? 'silent' : 'info'))
