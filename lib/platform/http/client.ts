import type { ApiCall } from './api-call'
import type { Contract, CallerResult, CallerInput } from './contract'
import { MESSAGES, type RemedyPage } from './errors'
import { endRefusedSession, refusedAudience } from './refused-session'

/** Timeout of a call. */
export const CALL_TIMEOUT_MS = 15_000

/** Timeout for a file, whose transfer takes longer on a slow connection. */
export const FILE_TIMEOUT_MS = 120_000

/**
 * How long a call with a refused session stays pending while the browser goes to the sign-in page.
 * A page that is still open after this time has stayed: its form asked whether to leave, the
 * loading was stopped, or the back button has led back.
 */
export const SIGN_IN_REDIRECT_TIMEOUT_MS = 30_000

/** A replacement for `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Options for `call`: a timeout counts as no connection, since some networks drop packets silently.
 */
export const timeoutOptions = (ms = CALL_TIMEOUT_MS) => ({ signal: AbortSignal.timeout(ms) })

/**
 * A refusal by the server, with a message for the user. `status` 0 means that there was no
 * response.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string[]>,
    /** True if the password was requested but not given, so nothing was done. */
    readonly isUnconfirmed = false,
    /** The page on which the user can remove the obstacle, with its title. */
    readonly way?: RemedyPage,
    /** The record's current state, sent with a 409 after someone else changed it. */
    readonly current?: unknown,
  ) {
    super(message)
  }
}

/** Message for when an ended session does not redirect to the sign-in page. */
export const SESSION_OVER_MESSAGE = 'Prijava je istekla. Treba se ponovno prijaviti.'

/** The server no longer accepts the caller's session. */
export class SessionRefused extends ApiError {
  constructor() {
    super(401, SESSION_OVER_MESSAGE)
  }
}

/**
 * True if there was no response, or one with a status from 500: then the server may or may not have
 * acted.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * `signal` aborts the call, as if there was no response; by default `timeoutMs` does.
 * `endsSession: false` is for callers that handle an ended session themselves.
 */
type Options = { signal?: AbortSignal; timeoutMs?: number; endsSession?: false; fetch?: Fetch }

type Args<C> = keyof CallerInput<C> extends never
  ? [input?: undefined, options?: Options]
  : [input: CallerInput<C>, options?: Options]

export const OFFLINE_MESSAGE = 'Nema veze s internetom. Treba pokušati ponovno kad se veza vrati.'

/**
 * Calls the endpoint of a contract. Rejects with an ApiError in Croatian. If the session is
 * refused, it is ended here, and the call stays pending while the browser navigates away, so that
 * no screen shows an error; on a page that is not left it rejects after `SIGN_IN_REDIRECT_TIMEOUT_MS`.
 */
export async function call<C extends Contract>(
  target: ApiCall<C>,
  ...[input, options]: Args<C>
): Promise<CallerResult<C>> {
  const response = await fetchAcceptedResponse(target, input, options)
  // A captive portal responds to everything with its own page in HTML and status 200: for the pupil
  // that is no connection.
  return response.json().catch(() => {
    throw new ApiError(0, OFFLINE_MESSAGE)
  })
}

/**
 * Requests the user's password; resolves with false if the user cancels, or if no dialog is
 * registered.
 */
type Ask = () => Promise<boolean>
let askToConfirm: Ask = () => Promise.resolve(false)

/** Registers the password dialog; to be called before a call needs it. */
export function registerPasswordDialog(ask: Ask): void {
  askToConfirm = ask
}

/**
 * The response to a call; if the server requires the password first, the call is repeated after it.
 * @throws ApiError if the call is refused
 */
export async function fetchAcceptedResponse(
  target: Target,
  input: unknown,
  options?: Options,
): Promise<Response> {
  const response = await send(target, input, options)
  if (response.ok) return response
  const { message, fields, confirm, way, current } = await response
    .json()
    .catch(() => ({ message: MESSAGES.unknown }))
  if (confirm && (await askToConfirm())) return fetchAcceptedResponse(target, input, options)
  const whose = refusedAudience(response.status, String(message))
  if (!whose) throw new ApiError(response.status, message, fields, confirm, way, current)
  if (options?.endsSession !== false && endRefusedSession(whose))
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_REDIRECT_TIMEOUT_MS))
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
      signal: options.signal ?? timeoutOptions(options.timeoutMs).signal,
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

/** Fills in the placeholders and adds the timestamp `_t` (rule 3.4). */
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
