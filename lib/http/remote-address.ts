import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

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

/**
 * Whom limits count as one: an IPv4 address, but of IPv6 the whole /48, since that is what a customer
 * may be given. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = toGroups(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(toBytes).join('.')
  return `${groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')}::/48`
}

const toBytes = (group: number): number[] => [group >> 8, group & 0xff]

/** The eight numbers of an IPv6 address, with an IPv4 end and `::` written out. */
function toGroups(address: string): number[] {
  const spelt = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [start = [], end = []] = spelt.split('::').map((half) => (half ? half.split(':') : []))
  const missing = Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...missing, ...end].map((group) => Number.parseInt(group, 16))
}
