import type { IncomingMessage } from 'node:http'

/**
 * The address of the person behind a request. With `trustedProxies` reverse proxies in front, each
 * of which appends the address it saw to `X-Forwarded-For`, it is that many entries from the end;
 * what a client wrote there itself stands further left and is never believed.
 */
export function remoteAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return own
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',')
  const hops = [
    ...forwarded
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    own,
  ]
  return hops.at(Math.max(-hops.length, -1 - trustedProxies)) ?? own
}
