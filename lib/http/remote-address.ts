import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * The address of the person behind a request. With `trustedProxies` reverse proxies in front, each
 * of which appends the address it saw to `X-Forwarded-For`, it is that many entries from the end;
 * what a client wrote there itself stands further left and is never believed.
 */
export const remoteAddress = (request: IncomingMessage, trustedProxies: number): string =>
  proxyAddr(request, (_address, hop) => hop < trustedProxies) || 'unknown'

/**
 * Whom limits count as one: an IPv4 address, but of IPv6 the whole /48, since that is what a customer
 * may be given. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!ipaddr.isValid(plain)) return plain
  const parsed = ipaddr.process(plain)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/48`).toString()}/48`
}
