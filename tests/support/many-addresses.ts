import { Agent, request } from 'node:http'

type Asked = { path: string; headers?: Record<string, string> }
type Known = { grade: string; lesson: string }

/** Returns the nth address. */
export type Addresses = (n: number) => Asked

/** Unknown addresses, all different, of every form that a server may get. */
export function unknownAddresses({ grade, lesson }: Known): Addresses {
  const kinds: Addresses[] = [
    (n) => ({ path: `/nema-${n}` }),
    (n) => ({ path: `${grade}/nema-${n}` }),
    (n) => ({ path: `${lesson}-${n}` }),
    (n) => ({ path: `${lesson}/kwiz/${n}` }),
    (n) => ({ path: `/${n}${lesson}/skripta` }),
    (n) => ({ path: `/${'predugo'.repeat(1_000)}${n}` }),
    (n) => ({ path: `/${encodeURIComponent('šđčćž 😀')}-${n}` }),
    (n) => ({ path: `/%c4-${n}` }),
    (n) => ({ path: `/${n}%` }),
    (n) => ({ path: `/${n}%00` }),
    (n) => ({ path: `/nema-${n}?a=${n}&b=%` }),
    (n) => ({ path: `//nema-${n}.example` }),
    (n) => ({ path: `/_next/static/chunks/nema-${n}.js` }),
    (n) => ({ path: `/_next/nema-${n}` }),
    (n) => ({ path: `/_next/image?url=%2Fog.png&w=${n}&q=75` }),
    (n) => ({ path: `/_global-error?${n}` }),
    (n) => ({ path: `/nema-${n}`, headers: { rsc: '1' } }),
    (n) => ({ path: `/nema-${n}?_rsc=a${n}`, headers: { rsc: '1', 'next-router-prefetch': '1' } }),
    (n) => ({
      path: `${lesson}-${n}?_rsc=a`,
      headers: { rsc: '1', 'next-router-segment-prefetch': `/nema-${n}` },
    }),
    (n) => ({ path: `/nema-${n}`, headers: { cookie: `iskra_user_token=${n}` } }),
    (n) => ({ path: `/nema-${n}`, headers: { 'accept-encoding': n % 2 ? 'br' : `x-${n}` } }),
  ]
  return (n) => kinds[n % kinds.length]?.(n) ?? { path: '/' }
}

/** One page with many different queries, as in shared links. */
export function queryVariants({ lesson }: Known): Addresses {
  const kinds = ['fbclid=', 'utm_source=', 'a%5B%5D=', '=', 'part=', '_rsc=', '%', 'q=šđ'].map(
    encodeURI,
  )
  return (n) => ({ path: `${lesson}?${kinds[n % kinds.length]}${n}` })
}

const CONNECTIONS = 8

/**
 * Requests addresses exactly as written, several at a time; each call continues after the last.
 * @returns a function that requests `count` addresses and resolves with the number of responses by
 * status
 */
export function createRequester(addresses: Addresses) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const statusOf = (port: number, { path, headers }: Asked) =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      })
      asked.once('error', reject).end()
    })
  return async (port: number, count: number): Promise<Map<number, number>> => {
    const statuses = new Map<number, number>()
    const end = next + count
    const askOn = async () => {
      while (next < end) {
        const status = await statusOf(port, addresses(next++))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
    return statuses
  }
}
