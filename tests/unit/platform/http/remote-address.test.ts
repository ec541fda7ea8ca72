import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { networkOf, clientAddressBehindProxies } from '@/lib/platform/http/server'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

test.each([
  ['no proxy is trusted: the header is not believed', '6.6.6.6', 0, '10.0.0.1'],
  ['one proxy: the last entry, which the proxy wrote', '6.6.6.6, 8.8.8.8', 1, '8.8.8.8'],
  ['two proxies: the entry before the last', '6.6.6.6, 8.8.8.8, 10.0.0.2', 2, '8.8.8.8'],
  ['more proxies than entries: the first entry', '8.8.8.8', 3, '8.8.8.8'],
  ['a proxy that sends no header: its own address', undefined, 1, '10.0.0.1'],
])('%s', (_, forwarded, proxies, expected) => {
  expect(clientAddressBehindProxies(request(forwarded), proxies)).toBe(expected)
})

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::FFFF:a00:1', '10.0.0.1'],
  ['0:0:0:0:0:ffff:192.168.255.1', '192.168.255.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['64:ff9b::1.2.3.4', '64:ff9b::/48'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
