import { describe, expect, test } from 'vitest'
import { assertOwnOrigin } from '@/lib/platform/http/origin'

type Case = [origin: string | null, host: string, siteUrl: string | undefined, fetchSite?: string]

function isLetIn([origin, host, SITE_URL, fetchSite]: Case, method = 'POST', proxies = 0) {
  const headers = new Headers({ host })
  if (origin !== null) headers.set('origin', origin)
  if (fetchSite) headers.set('sec-fetch-site', fetchSite)
  try {
    const request = new Request(`http://${host}/api/kwiz`, { method, headers })
    assertOwnOrigin(request, { SITE_URL, TRUST_PROXY: proxies })
    return true
  } catch (error) {
    expect(error).toMatchObject({ status: 403, message: 'Zahtjev nije poslan s ove stranice.' })
    return false
  }
}

const SITE = 'https://iskra.example'

describe('a write is accepted', () => {
  test.each<Case>([
    ['http://localhost:3000', 'localhost:3000', undefined],
    ['https://iskra.example', 'iskra.example', SITE],
    ['https://iskra.example', '127.0.0.1:3000', SITE],
    ['http://127.0.0.1:3000', '127.0.0.1:3000', SITE],
    ['https://ISKRA.example', '127.0.0.1:3000', SITE],
    ['https://iskra.example:443', '127.0.0.1:3000', SITE],
    [null, 'localhost:3000', undefined],
    [null, 'localhost:3000', undefined, 'same-origin'],
    [null, 'localhost:3000', undefined, 'none'],
  ])('from %s to the host %s with SITE_URL %s (%s)', (...one) => {
    expect(isLetIn(one)).toBe(true)
  })
})

describe('a write is refused', () => {
  test.each<Case>([
    ['https://zlo.example', 'iskra.example', SITE],
    ['https://zlo.iskra.example', 'iskra.example', SITE],
    ['https://iskra.example.zlo', 'iskra.example', SITE],
    ['https://iskra.example@zlo.example', 'iskra.example', SITE],
    ['http://localhost:3001', 'localhost:3000', undefined],
    ['http://localhost', 'localhost:3000', undefined],
    // A site without TLS has no pages over TLS.
    ['https://localhost:3000', 'localhost:3000', undefined],
    ['https://iskra.example', 'iskra.example', 'http://iskra.example'],
    ['http://iskra.example', 'iskra.example', SITE],
    ['https://127.0.0.1:3000', '127.0.0.1:3000', SITE],
    ['null', 'localhost:3000', undefined],
    ['null', 'localhost:3000', SITE],
    ['', 'localhost:3000', SITE, 'cross-site'],
    ['file://', 'localhost:3000', undefined],
    ['not an address', 'localhost:3000', undefined],
    ['data:text/html,x', 'localhost:3000', undefined],
    [null, 'localhost:3000', undefined, 'cross-site'],
    [null, 'localhost:3000', undefined, 'same-site'],
  ])('from „%s” to the host %s with SITE_URL %s (%s)', (...one) => {
    expect(isLetIn(one)).toBe(false)
  })
})

test.each(['GET', 'HEAD'])('%s changes nothing and is accepted from anywhere', (method) => {
  expect(isLetIn(['https://zlo.example', 'iskra.example', SITE], method)).toBe(true)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is checked', (method) => {
  expect(isLetIn(['https://zlo.example', 'iskra.example', SITE], method)).toBe(false)
})

test.each<Case>([
  ['https://iskra.example', 'iskra.example', undefined],
  ['http://iskra.example', 'iskra.example', undefined],
  ['https://iskra.example', 'iskra.example', SITE],
  ['https://druga.example', 'druga.example', SITE],
])('behind a proxy that ends TLS, a write from %s to the host %s is accepted', (...one) => {
  expect(isLetIn(one, 'POST', 1)).toBe(true)
  expect(isLetIn(['https://zlo.example', one[1], one[2]], 'POST', 1)).toBe(false)
})
