import { z } from 'zod'
import type { Confirmation } from '@/lib/platform/auth/model'
import { parseAddress, type Address, type Method, type Path } from './address'

/**
 * Everyone; everyone, with the user if signed in; any user; a parent; a pupil; an admin. Queries check
 * the owner again.
 */
export type Access = 'public' | 'optional' | 'user' | 'parent' | 'pupil' | 'admin'

/** Requests an address, or an account, may send within a window; each limit has its own counter. */
export type RateLimit = { points: number; perSeconds: number }

export type Contract = {
  method: Method
  path: Path
  access: Access
  /** For what erases, exports, pays or changes who may sign in: how lately the password was given. */
  confirmation?: Confirmation
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** For a body that may be larger than the usual 100 kB. */
  maxBodyBytes?: number
  /** What a 2xx carries. Parsed before sending, so nothing undeclared leaves. */
  returns: z.ZodType
  rateLimit?: RateLimit
  /** The same for one account, from whatever addresses. */
  accountRateLimit?: RateLimit
  /** The sentence for an unforeseen failure (specification, section 8). */
  failure?: string
  /** Answers and failures are exactly `success`, `data` and `message` (specification, section 3). */
  isEnveloped?: boolean
}

/** Declares a call once, for the route, the browser, the tests and the OpenAPI document. */
export const contract = <
  M extends Method,
  P extends Path,
  const C extends Omit<Contract, 'method' | 'path'>,
>(
  address: Address<M, P>,
  rest: C,
): C & { method: M; path: P } => ({ ...parseAddress(address), ...rest })

/**
 * A field of a body that the specification's client sends and that has no effect: the server knows
 * better.
 */
export const ignored = z.unknown().optional()

/** What a command without a result answers; its handler returns nothing. */
export const done = z
  .void()
  .transform(() => ({ success: true }))
  .pipe(z.object({ success: z.boolean() }))

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Raw<S> = S extends z.ZodType ? z.input<S> : undefined
type Field<C, K extends string> = K extends keyof C ? C[K] : undefined
type DropUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a handler receives, already validated. */
export type Received<C> = DropUndefined<{
  params: Parsed<Field<C, 'params'>>
  query: Parsed<Field<C, 'query'>>
  body: Parsed<Field<C, 'body'>>
}>

/** What a caller sends. */
export type Sent<C> = DropUndefined<{
  params: Raw<Field<C, 'params'>>
  query: Raw<Field<C, 'query'>>
  body: Raw<Field<C, 'body'>>
}>

export type Returned<C extends Contract> = z.output<C['returns']>
export type Produced<C extends Contract> = z.input<C['returns']>

/** What an enveloped call answers. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ success: z.literal(true), data, message: z.string() })

/** The most bytes of an upload, and the types it may have, judged by its content. */
export type UploadLimits = { maxBytes: number; types: readonly string[] }

/** Of an upload whose content is looked at by its handler alone, as text has nothing that tells it. */
export const ANY_TYPE = 'application/octet-stream'

/** A body that is one file as it is, without a form around it. Its handler gets the File. */
export const fileBody = (maxBytes: number, types: [string, ...string[]]) =>
  z
    .file()
    .min(1)
    .max(maxBytes)
    .mime(types as z.core.util.MimeTypes[])
    .meta({ upload: { maxBytes, types } satisfies UploadLimits })

/** The limits of a call whose body is a file; undefined for any other. */
export const uploadLimits = ({ body }: Pick<Contract, 'body'>) =>
  body?.meta()?.upload as UploadLimits | undefined

/** A file as an answer: it is downloaded under its name. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: ReadableStream<Uint8Array>,
    /** Its bytes, where they are known before. */
    readonly size?: number,
  ) {}
}

/** What a contract that answers with a file returns. */
export const fileSchema = z.instanceof(FileAnswer)

/** An answer that is sent while it is made: server-sent events, each a line of JSON. */
export class EventAnswer<Event = unknown> {
  constructor(
    /** `signal` is aborted when the caller leaves; then the events are closed. */
    readonly events: (signal: AbortSignal) => AsyncGenerator<Event, void>,
  ) {}
}

/** What a contract that answers with events returns; each is parsed before it is sent. */
export const eventsOf = <S extends z.ZodType>(event: S) =>
  z
    .custom<EventAnswer<z.input<S>>>((value) => value instanceof EventAnswer)
    .transform(
      ({ events }) =>
        new EventAnswer<z.output<S>>(async function* (signal) {
          for await (const one of events(signal)) yield event.parse(one)
        }),
    )
    .meta({ event })
