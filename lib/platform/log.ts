import 'server-only'
import pino, { type DestinationStream, type Logger } from 'pino'

/**
 * Errors of the JavaScript engine, whose messages contain no user data; those of other errors may.
 */
const PLAIN = new Set<unknown>([TypeError, RangeError, ReferenceError])

/** The loggable facts of an error: its type, its origin, and the names of database objects. */
type LoggedError = {
  type: string
  code?: string | number
  constraint?: string
  table?: string
  message?: string
  stack: string[]
}

/**
 * The parts of an error without personal data. A database's error repeats rows and values in its
 * message, detail, params and stack, so this is an allowlist.
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

/** The error and its causes, outermost first. Limited in length, in case of a cycle. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && chain.length < 8; one = one.cause) chain.push(one)
  return chain
}

/** The error's `name`, since class names are minified; the class for errors that set no name. */
function nameOf(error: Error): string {
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return identifier(name) ?? 'Error'
}

const identifier = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z_0-9][\w.$-]{0,79}$/.test(value) ? value : undefined

/**
 * The frames of a stack, without the message before them, which may contain lines that look like
 * frames.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  const end = stack.indexOf(message)
  if (end < 0) return []
  const lines = stack.slice(end + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => /^at \S.*$/.test(line))
}

const globals = globalThis as { iskraLog?: Logger }

/** A logger that strips personal data from `err`. Pass a message, else pino logs the error's. */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: toLoggedError } }, destination)

/**
 * Logs one JSON line per event to standard output. Never log bodies, responses, tokens or
 * addresses.
 */
export const log = (): Logger =>
  (globals.iskraLog ??= makeLog(process.env.NODE_ENV === 'test' ? 'silent' : 'info'))
