import 'server-only'
import { randomUUID } from 'node:crypto'
import { TooManyAttemptsError } from '@/lib/platform/auth/attempts'
import { TooManyWaitingError } from '@/lib/platform/auth/password'
import { BlockedAccountError } from '@/lib/platform/auth/sessions'
import { fold } from '@/lib/platform/hr/fold'
import { isDatabaseUnavailable, violatedForeignKey } from '@/lib/platform/db/errors'
import { isDatabaseOut } from '@/lib/platform/db/outage'
import { nextTryMessage } from '@/lib/platform/hr/waits'
import { log } from '@/lib/platform/log'
import { count } from '@/lib/platform/measure'
import { lineLimit } from '@/lib/platform/line-limit'
import { currentRequestId } from '@/lib/platform/request-id'
import { ANSWER_LENGTH_HEADER } from './answer-length'
import { type Contract, EventAnswer, FileAnswer } from './contract'
import { HttpError, MESSAGES } from './errors'
import { REQUEST_ID_HEADER } from './request-id'

/** The response for a handler's result. Not cacheable unless the handler sets `cache-control`. */
export function answer(result: unknown, headers: Headers): Response {
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (result instanceof FileAnswer) return fileAnswer(result, headers)
  if (result instanceof EventAnswer) return eventAnswer(result, headers)
  return json(result, 200, headers)
}

/** A JSON response with its length, so that short responses are not compressed. */
function json(value: unknown, status: number, headers: Headers): Response {
  const body = JSON.stringify(value)
  headers.set('content-type', 'application/json')
  headers.set(ANSWER_LENGTH_HEADER, String(Buffer.byteLength(body)))
  return new Response(body, { status, headers })
}

function fileAnswer({ name, type, content, size }: FileAnswer, headers: Headers): Response {
  headers.set('content-type', type)
  if (size !== undefined) headers.set('content-length', String(size))
  headers.set('content-disposition', disposition(name))
  return new Response(content, { headers })
}

/** Server-sent events, neither compressed nor buffered, so that each event arrives at once. */
function eventAnswer({ events }: EventAnswer, headers: Headers): Response {
  headers.set('content-type', 'text/event-stream; charset=utf-8')
  headers.set('cache-control', 'no-store, no-transform')
  headers.set('x-accel-buffering', 'no')
  const leaving = new AbortController()
  const sent = events(leaving.signal)
  const lines = new ReadableStream<string>({
    async pull(stream) {
      try {
        const { done, value } = await sent.next()
        if (done) stream.close()
        else stream.enqueue(`data: ${JSON.stringify(value)}\n\n`)
      } catch (error) {
        if (leaving.signal.aborted) return
        // The response has already begun as a success, so it just ends early. Next would log the
        // error with parts of what was sent.
        logged(error)
        stream.close()
      }
    },
    async cancel() {
      leaving.abort()
      await sent.return()
    },
  })
  return new Response(lines.pipeThrough(new TextEncoderStream()), { headers })
}

/**
 * Headers can't contain č: other letters are percent-encoded (RFC 6266), with a plain name for old
 * programs.
 */
function disposition(name: string): string {
  const usable = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-')
  const plain = fold(usable).replace(/[^\x20-\x7e]/g, '_')
  if (plain === usable) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(usable).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * The only place where the error of a call becomes a response: `{ message, fields?, ... }`
 * (rule 3.7). Files have their own (lib/platform/files/serving).
 */
export function failure(error: unknown, contract?: Contract): Response {
  const known = toHttpError(error, contract)
  const { fields, confirm, way, retryAfterSeconds, allow } = known.options
  // Parsed by the contract, so that no undeclared fields are sent.
  const current = known.options.current && contract?.returns.safeParse(known.options.current).data
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
  if (allow) headers.set('allow', allow)
  // Closes the connection instead of waiting for the rest of the body.
  if (known.status === 413) headers.set('connection', 'close')
  if (known.status >= 500) headers.set(REQUEST_ID_HEADER, logged(error, contract))
  const { message, status } = known
  if (contract?.isEnveloped) return json({ success: false, data: null, message }, status, headers)
  return json({ message, fields, confirm, way, current }, status, headers)
}

function toHttpError(error: unknown, contract?: Contract): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof TooManyAttemptsError) {
    const { retryAfterSeconds } = error
    const message = `${MESSAGES.tooManyAttempts} ${nextTryMessage(retryAfterSeconds)}`
    return new HttpError(429, message, { retryAfterSeconds })
  }
  if (error instanceof TooManyWaitingError) {
    return new HttpError(503, MESSAGES.unavailable, { retryAfterSeconds: 5 })
  }
  if (error instanceof BlockedAccountError) return new HttpError(403, MESSAGES.blocked)
  if (isDatabaseUnavailable(error)) {
    return new HttpError(503, contract?.failure ?? MESSAGES.unavailable, { retryAfterSeconds: 5 })
  }
  const missing = violatedForeignKey(error)
  // The caller was erased, or the content was removed, while the call ran.
  if (missing && OWNERS.test(missing)) return new HttpError(401, MESSAGES.invalidUserToken)
  if (missing) return new HttpError(409, MESSAGES.changed)
  return new HttpError(500, contract?.failure ?? MESSAGES.unknown)
}

/** Foreign keys that refer to the owner of the data. */
const OWNERS = /_(?:pupils|parents|accounts)_id_fk$/

/** Without free connections every call fails: only some of them are logged. */
const maySayUnavailable = lineLimit()

function logged(error: unknown, contract?: Contract): string {
  const requestId = currentRequestId() ?? randomUUID()
  const call = contract && `${contract.method} ${contract.path}`
  const isUnavailable = isDatabaseUnavailable(error)
  if (!isUnavailable && !(error instanceof HttpError))
    count('iskra_errors_total', { source: 'call' })
  // In an outage the log drops all of them.
  const limited = isUnavailable && !isDatabaseOut() ? maySayUnavailable() : {}
  if (!limited) return requestId
  // A log message must be given, else the logger uses the error's message, which may contain user
  // data.
  log().error({ requestId, call, err: error, ...limited }, 'A call failed')
  return requestId
}
