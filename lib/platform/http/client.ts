import type { Call } from './call'
import type { Contract, Returned, Sent } from './contract'
import { MESSAGES, type Way } from './errors'
import { endRefusedSession, refusedSession } from './refused-session'

/** How long a person waits for an answer. */
export const CALL_TIMEOUT_MS = 15_000

/** For a file, which a slow line carries for longer than a sentence. */
export const FILE_TIMEOUT_MS = 120_000

/** Sends a request in the place of `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** For `call`: one that takes longer counts as no connection. Some networks swallow what is sent. */
export const timeout = (ms = CALL_TIMEOUT_MS) => ({ signal: AbortSignal.timeout(ms) })

/** A refusal of the server, with its sentence for the person. `status` 0: no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string[]>,
    /** Asked for a password that was not given: nothing was done. */
    readonly isUnconfirmed = false,
    /** The page on which the person can clear the way, and what it is about. */
    readonly way?: Way,
    /** Of a 409: what the call is about, as someone else has changed it. */
    readonly current?: unknown,
  ) {
    super(message)
  }
}

/** What a person reads where a session that is over does not lead to the sign-in page. */
export const SESSION_OVER_MESSAGE = 'Prijava je istekla. Treba se ponovno prijaviti.'

/** The server no longer takes the caller's session. */
export class SessionRefused extends ApiError {
  constructor() {
    super(401, SESSION_OVER_MESSAGE)
  }
}

/** No answer came, or one of a machine in between: the server may have acted. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * `signal` gives the call up, as if no answer came; without one `timeoutMs` does.
 * `endsSession: false` for callers with a reason of their own for a session that is over.
 */
type Options = { signal?: AbortSignal; timeoutMs?: number; endsSession?: false; fetch?: Fetch }

type Args<C> = keyof Sent<C> extends never
  ? [input?: undefined, options?: Options]
  : [input: Sent<C>, options?: Options]

export const OFFLINE_MESSAGE = 'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.'

/**
 * Calls the endpoint of a contract. Rejects with an ApiError in Croatian. A refused session is ended
 * here, and the call stays pending while the page is left, so that no screen shows a failure.
 */
export async function call<C extends Contract>(
  target: Call<C>,
  ...[input, options]: Args<C>
): Promise<Returned<C>> {
  const response = await accepted(target, input, options)
  // A network's own sign-in page answers 200 with HTML: to the pupil that is no connection.
  return response.json().catch(() => {
    throw new ApiError(0, OFFLINE_MESSAGE)
  })
}

/** Asks for the password; false when the person declines, or nothing can ask. */
type Ask = () => Promise<boolean>
let askToConfirm: Ask = () => Promise.resolve(false)

/** To be called by what can ask for the password, before a call needs it. */
export function confirmBy(ask: Ask): void {
  askToConfirm = ask
}

/**
 * The response to a call, made again after the password where the server asks for it first.
 * @throws ApiError when it is a refusal
 */
export async function accepted(
  target: Target,
  input: unknown,
  options?: Options,
): Promise<Response> {
  const response = await send(target, input, options)
  if (response.ok) return response
  const { message, fields, confirm, way, current } = await response
    .json()
    .catch(() => ({ message: MESSAGES.unknown }))
  if (confirm && (await askToConfirm())) return accepted(target, input, options)
  const whose = refusedSession(response.status, String(message))
  if (!whose) throw new ApiError(response.status, message, fields, confirm, way, current)
  if (options?.endsSession !== false && endRefusedSession(whose))
    return new Promise(() => undefined)
  throw new SessionRefused()
}

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

type Target = Pick<Contract, 'method' | 'path'>

async function send(target: Target, input: unknown, options: Options = {}): Promise<Response> {
  const { params, query, body } = (input ?? {}) as Loose
  const hasBody = body !== undefined
  const isFile = body instanceof Blob
  try {
    return await (options.fetch ?? fetch)(toUrl(target, params, query), {
      method: target.method,
      credentials: 'include',
      cache: 'no-store',
      signal: options.signal ?? timeout(options.timeoutMs).signal,
      headers: {
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        ...(hasBody && { 'content-type': isFile ? body.type : 'application/json' }),
      },
      ...(hasBody && { body: isFile ? body : JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, OFFLINE_MESSAGE)
  }
}

/** Fills the placeholders and adds the timestamp `_t` (specification, section 7). */
function toUrl({ path }: Target, params: Loose['params'] = {}, query: Loose['query'] = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  search.set('_t', String(Date.now()))
  return `/api${filled}?${search}`
}
