import 'server-only'
import { AwsClient } from 'aws4fetch'
import type { Env } from '@/lib/platform/env'
import { HttpError } from '@/lib/platform/http/errors'
import { log } from '@/lib/platform/log'
import { count } from '@/lib/platform/measure'
import { FILE_MESSAGES, typeOf, type ByteRange, type FileStore } from './model'

export type S3Settings = Pick<
  Env,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
> & { S3_BUCKET: string }

/** Timeouts for the beginning of a response, and for sending a file. */
const LIMITS_MS = { answer: 10_000, sending: 60_000 } as const

type Asked = {
  body?: Blob
  range?: ByteRange | undefined
  timeoutMs?: number
  /** Aborts the request, even while its response is arriving. */
  waiting?: AbortController
}

/** Files in a bucket of an S3-compatible service. */
export function s3Store(
  settings: S3Settings,
  limits: { answer: number; sending: number } = LIMITS_MS,
): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    region: settings.S3_REGION ?? 'us-east-1',
    service: 's3',
    retries: 1,
  })
  const send = async (method: string, key: string, asked: Asked = {}): Promise<Response> => {
    const { body, range, timeoutMs = limits.answer, waiting = new AbortController() } = asked
    const timer = givingUp(waiting, timeoutMs)
    try {
      return await client.fetch(addressOf(settings, key), {
        method,
        // Next's `fetch` would tee the response: a cancelled one then never ends, and a whole file
        // stays in memory. Next ignores requests with `keepalive`.
        keepalive: !body,
        signal: waiting.signal,
        headers: {
          ...(body && { 'content-type': typeOf(key), 'content-length': String(body.size) }),
          ...(range && { range: `bytes=${range.from}-${range.to}` }),
        },
        ...(body && { body }),
      })
    } catch (error) {
      throw refused(method, key, error)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    put: async (key, content) => {
      const answer = await send('PUT', key, { body: content, timeoutMs: limits.sending })
      await dropped(answer)
      // Every service that has stored the file responds with its ETag.
      if (!answer.ok || !answer.headers.has('etag')) throw refused('PUT', key, answer.status)
    },
    get: async (key, range) => {
      const waiting = new AbortController()
      const answer = await send('GET', key, { range, waiting })
      const size = await sizeIn(answer, key)
      if (size === null || !answer.body) return null
      return { content: inTime(answer.body, waiting, limits.answer, key), size }
    },
    head: async (key) => {
      const answer = await send('HEAD', key)
      const size = await sizeIn(answer, key)
      await dropped(answer)
      return size === null ? null : { size }
    },
    delete: async (key) => {
      const answer = await send('DELETE', key)
      await dropped(answer)
      if (!answer.ok && answer.status !== 404) throw refused('DELETE', key, answer.status)
    },
  }
}

/**
 * With a custom endpoint the bucket is in the path, which all services support; Amazon requires it
 * in the host name.
 */
function addressOf({ S3_ENDPOINT, S3_BUCKET, S3_REGION }: S3Settings, key: string): string {
  return S3_ENDPOINT
    ? `${S3_ENDPOINT.replace(/\/$/, '')}/${S3_BUCKET}/${key}`
    : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com/${key}`
}

/**
 * The size of the whole file; null when there is none. A response of another type is not the
 * store's.
 */
async function sizeIn(answer: Response, key: string): Promise<number | null> {
  const range = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
  const size = Number(range ?? answer.headers.get('content-length') ?? Number.NaN)
  if (answer.ok && answer.headers.get('content-type') === typeOf(key) && size >= 0) return size
  await dropped(answer)
  if (answer.status === 404) return null
  throw refused('GET', key, answer.status)
}

const givingUp = (waiting: AbortController, ms: number) =>
  setTimeout(() => waiting.abort(new Error(`No answer in ${ms} ms`)), ms)

/** The bytes of a response; the stream fails when the next bytes don't arrive in time. */
function inTime(
  body: ReadableStream<Uint8Array>,
  waiting: AbortController,
  ms: number,
  key: string,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(stream) {
      const timer = givingUp(waiting, ms)
      try {
        const { done, value } = await reader.read()
        if (done) stream.close()
        else stream.enqueue(value)
      } catch (error) {
        throw refused('GET', key, error)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const dropped = (answer: Response) => answer.body?.cancel()

function refused(method: string, key: string, reason: unknown): HttpError {
  count('iskra_file_store_errors_total', { store: 'bucket' })
  log().error({ method, key, reason: String(reason) }, 'The file store (S3) failed')
  return new HttpError(503, FILE_MESSAGES.unavailable, { retryAfterSeconds: 5 })
}
