import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { remoteAddress } from '@/lib/http/remote-address'

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
  expect(remoteAddress(request(forwarded), proxies)).toBe(expected)
})
