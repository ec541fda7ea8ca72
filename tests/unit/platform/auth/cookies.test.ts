import { afterEach, describe, expect, test, vi } from 'vitest'

/** The module with a SITE_URL of its own: settings are read once. */
async function cookiesOf(siteUrl: string) {
  vi.resetModules()
  vi.stubEnv('SITE_URL', siteUrl)
  return import('@/lib/platform/auth/cookies')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('cookies are Secure', () => {
  test.each([
    ['https://iskra.example', 'localhost:3000', true],
    ['https://iskra.example', '127.0.0.1', true],
    ['https://iskra.example', null, true],
    ['http://iskra.example', 'iskra.example', true],
    ['http://localhost:3000', 'localhost:3000', false],
    ['', 'localhost:3000', false],
    ['', '[::1]:3000', false],
    ['', 'localhost.zlo:3000', true],
    ['', null, true],
  ])('of the site „%s” asked by the host %s: %s', async (siteUrl, host, isSecure) => {
    const { needsSecureCookies } = await cookiesOf(siteUrl)
    expect(needsSecureCookies(host)).toBe(isSecure)
  })
})

test.each([
  ['a=1', '1'],
  ['a=1; a=2', '2'],
  ['a=1; b=3; a=2; ab=4', '2'],
  ['a=', ''],
  ['b=1', undefined],
  [null, undefined],
])('the last cookie of a name counts: %s', async (header, value) => {
  const { readCookie } = await cookiesOf('')
  expect(readCookie(header, 'a')).toBe(value)
})
