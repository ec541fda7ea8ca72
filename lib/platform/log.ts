import 'server-only'
import pino, { type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino'
import { env } from './env'
import { COUNTERS, count } from './measure'
import { currentRequestId } from './request-id'

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

type Level = (typeof COUNTERS.iskra_log_messages_total.labels.level)[number]
const COUNTED_LEVELS: readonly string[] = COUNTERS.iskra_log_messages_total.labels.level

/** Adds the request's id to its lines, and counts lines by level. */
function factsOfLine(_: object, number: number): object {
  const level = pino.levels.labels[number] ?? ''
  if (COUNTED_LEVELS.includes(level)) count('iskra_log_messages_total', { level: level as Level })
  const requestId = currentRequestId()
  return requestId ? { requestId } : {}
}

/** Tells whether a line about this error would only repeat what the log has said. */
type IsKnown = (error: unknown) => boolean

/** Global, because Next bundles this module a second time. */
const globals = globalThis as { iskraLog?: Logger; iskraKnownErrors?: IsKnown | undefined }

/** Drops lines about errors that this function knows, such as those of an outage. */
export const setKnownErrors = (isKnown: IsKnown | undefined): void => {
  globals.iskraKnownErrors = isKnown
}

function logUnlessKnown(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [facts] = args as [unknown]
  const error = typeof facts === 'object' && facts && 'err' in facts ? facts.err : undefined
  if (error === undefined || !globals.iskraKnownErrors?.(error)) method.apply(this, args)
}

const OPTIONS: LoggerOptions = {
  serializers: { err: toLoggedError },
  mixin: factsOfLine,
  hooks: { logMethod: logUnlessKnown },
}

/** A logger that strips personal data from `err`. Pass a message, else pino logs the error's. */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, ...OPTIONS }, destination)

/**
 * Logs one JSON line per event to standard output. Never log bodies, responses, tokens or
 * addresses.
 */
export const log = (): Logger =>
  (globals.iskraLog ??= makeLog(process.env.NODE_ENV === 'test' ? 'silent' : env().LOG_LEVEL))
