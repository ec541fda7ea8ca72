import { afterEach, describe, expect, test, vi } from 'vitest'

/** Loads the module with another SITE_URL, since settings are read only once. */
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
  ])('for the site „%s” requested at the host %s: %s', async (siteUrl, host, isSecure) => {
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
])('the last cookie of a name is used: %s', async (header, value) => {
  const { readCookie } = await cookiesOf('')
  expect(readCookie(header, 'a')).toBe(value)
})
