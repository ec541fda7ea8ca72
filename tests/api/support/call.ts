import { readdirSync } from 'node:fs'
import path from 'node:path'
import { CLIENT_NETWORK_HEADER } from '@/lib/platform/http/rate-limit'

type Handler = (
  request: Request,
  context: { params?: Promise<Record<string, string | string[]>> },
) => Promise<Response>

type Sent = {
  /** Sent as JSON, with its content type. */
  body?: unknown
  /** Sent unchanged, instead of `body`. */
  raw?: BodyInit
  /** The session cookie, as the browser would send it. */
  cookie?: string
  /** The client's address, for rate limits per address. */
  from?: string
  headers?: Record<string, string>
}

const ROOT = path.resolve('app/api')

/** The address templates under /api. Like in Next, a static part goes before a parameter. */
const templates = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file).split(path.sep))
  .sort((a, b) => rank(a) - rank(b))

function rank(parts: string[]): number {
  if (parts[0]?.startsWith('[...')) return 2
  return parts.some((part) => part.startsWith('[')) ? 1 : 0
}

/** The app's response to a request: the route's handler is found and called like in Next. */
export async function call(method: string, address: string, sent: Sent = {}): Promise<Response> {
  const url = new URL(`/api${address}`, 'http://localhost:3000')
  const asked = url.pathname.split('/').slice(2).map(decodeURIComponent)
  const template = templates.find((parts) => paramsOf(parts, asked))
  const file = path.join(ROOT, ...(template ?? []), 'route.ts')
  const handlers = (await import(/* @vite-ignore */ file)) as Record<string, Handler>
  const handler = handlers[method]
  if (!handler) throw new Error(`${file} has no handler for ${method}`)
  const params = paramsOf(template ?? [], asked) ?? {}
  const hasParams = Object.keys(params).length > 0
  return handler(toRequest(method, url, sent), hasParams ? { params: Promise.resolve(params) } : {})
}

/** The parameters of an address, or null when it doesn't fit the template. */
function paramsOf(template: string[], asked: string[]): Record<string, string | string[]> | null {
  if (template[0] === '[...path]') return { path: asked }
  if (template.length !== asked.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const name = /^\[(\w+)\]$/.exec(part)?.[1]
    if (name) params[name] = asked[index] ?? ''
    else if (part !== asked[index]) return null
  }
  return params
}

function toRequest(method: string, url: URL, { body, raw, cookie, from, headers }: Sent): Request {
  const isJson = body !== undefined
  const payload = isJson ? JSON.stringify(body) : raw
  return new Request(url, {
    method,
    headers: {
      host: url.host,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...(from !== undefined && { [CLIENT_NETWORK_HEADER]: from }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload, duplex: 'half' }),
  } as RequestInit)
}

/** Status and parsed body, for one exact comparison. */
export async function callForAnswer(method: string, address: string, sent?: Sent) {
  const response = await call(method, address, sent)
  return { status: response.status, body: (await response.json()) as unknown }
}

/** The body of a call that must succeed. The caller names its type, like a client would. */
export async function callForBody<Body>(
  method: string,
  address: string,
  sent?: Sent,
): Promise<Body> {
  const response = await call(method, address, sent)
  if (response.status !== 200) throw new Error(`${method} ${address}: ${response.status}`)
  return (await response.json()) as Body
}

/** The response to a refused call. */
export const refusedAnswer = (status: number, message: string) => ({ status, body: { message } })

/** The response to a call with invalid fields. */
export const invalidAnswer = (fields: object) => ({
  status: 400,
  body: { message: 'Uneseni podaci nisu ispravni.', fields },
})
