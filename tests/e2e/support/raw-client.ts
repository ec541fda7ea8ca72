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
  /** Goes out exactly as it is written. */
  path: string
  headers?: Record<string, string | string[]>
  /** Sent as JSON. */
  body?: object
  /**
   * The own address (`newAddress`), for limits that count by it: Linux answers for all of
   * 127.0.0.0/8. A test with an address of its own spends nothing of what others may do.
   */
  from?: string
}

/** Asks the server like a program of its own: no cookie jar, no redirects, no header that isn't given. */
export function send(
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

/** An address of this machine that was not used in this run or the last one. */
export const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = ({ headers }: RawAnswer): string =>
  (headers['set-cookie'] ?? []).map((header) => header.split(';')[0]).join('; ')
