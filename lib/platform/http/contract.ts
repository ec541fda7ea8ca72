import { z } from 'zod'
import type { ConfirmationRequirement } from '@/lib/platform/auth/model'
import { splitMethodAndPath, type CallAddress, type Method, type Path } from './address'

/**
 * Who may call: everyone; everyone, with the session if signed in; any user; parents; pupils;
 * admins. Queries also check the owner.
 */
export type Access = 'public' | 'optional' | 'user' | 'parent' | 'pupil' | 'admin'

/**
 * Maximum number of requests per window, from one address or one account; each limit has its own
 * counter.
 */
export type RateLimit = { points: number; perSeconds: number }

export type Contract = {
  method: Method
  path: Path
  access: Access
  /**
   * How recent the password must be, for calls that erase, export, pay or change who may sign in.
   */
  confirmation?: ConfirmationRequirement
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** For bodies larger than the default limit of 100 kB. */
  maxBodyBytes?: number
  /** The body of a 2xx response, parsed before sending so that no undeclared fields are sent. */
  returns: z.ZodType
  rateLimit?: RateLimit
  /** The limit for one account, from any addresses. */
  accountRateLimit?: RateLimit
  /** The message for an unexpected failure (rule 3.8). */
  failure?: string
  /**
   * Responses and failures consist of exactly `success`, `data` and `message`
   * (rule 3.11).
   */
  isEnveloped?: boolean
}

/** Declares a call once, for the route, the browser, the tests and the OpenAPI document. */
export const contract = <
  M extends Method,
  P extends Path,
  const C extends Omit<Contract, 'method' | 'path'>,
>(
  address: CallAddress<M, P>,
  rest: C,
): C & { method: M; path: P } => ({ ...splitMethodAndPath(address), ...rest })

/**
 * A field that clients may send (rule 3.12), and that has no effect because the server computes
 * it.
 */
export const ignoredField = z.unknown().optional()

/** Response of a command without a result; its handler returns nothing. */
export const successSchema = z
  .void()
  .transform(() => ({ success: true }))
  .pipe(z.object({ success: z.boolean() }))

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Raw<S> = S extends z.ZodType ? z.input<S> : undefined
type Field<C, K extends string> = K extends keyof C ? C[K] : undefined
type DropUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** The validated input of a handler. */
export type HandlerInput<C> = DropUndefined<{
  params: Parsed<Field<C, 'params'>>
  query: Parsed<Field<C, 'query'>>
  body: Parsed<Field<C, 'body'>>
}>

/** The input of a caller. */
export type CallerInput<C> = DropUndefined<{
  params: Raw<Field<C, 'params'>>
  query: Raw<Field<C, 'query'>>
  body: Raw<Field<C, 'body'>>
}>

/** The parsed data of a successful call; failures are thrown. */
export type CallerResult<C extends Contract> = z.output<C['returns']>

/** The data that a handler returns, before the contract's schema transforms it. */
export type HandlerResult<C extends Contract> = z.input<C['returns']>

/** The response of an enveloped call. */
export const envelopeSchema = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ success: z.literal(true), data, message: z.string() })

/** Maximum size of an upload, and its allowed types, which are detected from the content. */
export type UploadLimits = { maxBytes: number; types: readonly string[] }

/** For uploads whose content only the handler checks, because text has no signature. */
export const ANY_FILE_TYPE = 'application/octet-stream'

/** A body that is a plain file, not form data. The handler gets a File. */
export const fileBody = (maxBytes: number, types: [string, ...string[]]) =>
  z
    .file()
    .min(1)
    .max(maxBytes)
    .mime(types as z.core.util.MimeTypes[])
    .meta({ upload: { maxBytes, types } satisfies UploadLimits })

/** The limits of a call whose body is a file; undefined for other calls. */
export const uploadLimits = ({ body }: Pick<Contract, 'body'>) =>
  body?.meta()?.upload as UploadLimits | undefined

/** A file as a response, downloaded under its name. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: ReadableStream<Uint8Array>,
    /** Size in bytes, if known in advance. */
    readonly size?: number,
  ) {}
}

/** Return type of a contract that responds with a file. */
export const fileAnswerSchema = z.instanceof(FileAnswer)

/** A response that is streamed as server-sent events, each one line of JSON. */
export class EventAnswer<Event = unknown> {
  constructor(
    /** `signal` is aborted when the caller disconnects; then the generator is closed. */
    readonly events: (signal: AbortSignal) => AsyncGenerator<Event, void>,
  ) {}
}

/** Return type of a contract that responds with events; each event is parsed before it is sent. */
export const eventAnswerSchema = <S extends z.ZodType>(event: S) =>
  z
    .custom<EventAnswer<z.input<S>>>((value) => value instanceof EventAnswer)
    .transform(
      ({ events }) =>
        new EventAnswer<z.output<S>>(async function* (signal) {
          for await (const one of events(signal)) yield event.parse(one)
        }),
    )
    .meta({ event })
