import { randomInt } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'

export type RawAnswer = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

type Sent = {
  method?: string
  /** Sent unchanged, even if it is malformed. */
  path: string
  headers?: Record<string, string | string[]>
  /** Sent as JSON. */
  body?: object
  /**
   * The client's IP address (`newAddress`), for limits that count by it: on Linux all of
   * 127.0.0.0/8 is local. A test with an address of its own does not use up the limits of other
   * tests.
   */
  from?: string
}

/**
 * Sends a request as a program would: without cookies, without following redirects, and with only
 * the headers given.
 */
export function sendRaw(
  site: string,
  { method, path, headers, body, from }: Sent,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site)
  const json = body && JSON.stringify(body)
  const type = json === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent: false,
        host: hostname,
        port,
        path,
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        headers: { ...type, ...headers },
        localAddress: from,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0, headers } = answer
          resolve({ status, headers, bytes, text: bytes.toString() })
        })
      },
    )
    asked.once('error', reject).end(json)
  })
}

/** A random local IP address, which other tests most probably do not use. */
export const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The cookies that a response sets, as the `cookie` header of the next request. */
export const cookiesOf = ({ headers }: RawAnswer): string =>
  (headers['set-cookie'] ?? []).map((header) => header.split(';')[0]).join('; ')
