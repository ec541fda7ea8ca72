import { expect, test } from 'vitest'
import { DEFAULT_PATH_AFTER_SIGN_IN, returnPath } from '@/lib/platform/browser/return-path'

test.each([
  ['/inbox', '/inbox'],
  ['/5-razred/knjiga-5?stranica=2', '/5-razred/knjiga-5?stranica=2'],
  ['/5-razred#pitanje', '/5-razred'],
  ['/', '/'],
  ['/č', '/%C4%8D'],
  ['/apiti', '/apiti'],
  ['/profil/../inbox', '/inbox'],
  // Escaped slashes stay escaped: an address of this site without a page.
  ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ['/%5cevil.test', '/%5cevil.test'],
  ['/?dalje=//evil.test', '/?dalje=//evil.test'],
  ['/%', '/%'],
])('%s returns to %s', (wanted, page) => {
  expect(returnPath(wanted)).toBe(page)
})

test.each([
  ['nothing', null],
  ['no parameter', undefined],
  ['an empty one', ''],
  ['another site', 'https://evil.test/'],
  ['another site without its protocol', '//evil.test'],
  ['three slashes', '///evil.test'],
  ['a backslash', '/\\evil.test'],
  ['two backslashes', '\\\\evil.test'],
  ['a protocol without slashes', 'https:evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['a tab that browsers drop', '/\t/evil.test'],
  ['a line break that browsers drop', '/\n/evil.test'],
  ['a space in front', ' //evil.test'],
  ['a NUL in front', '\0//evil.test'],
  ['dots that leave two slashes', '/.//evil.test'],
  ['a step up that leaves two slashes', '/a/..//evil.test'],
  ['a user name before a host', '//iskra.invalid@evil.test/'],
  ['a host that is none', '//['],
  ['a bare word', 'inbox'],
  ['a call', '/api/korisnik/odjava'],
  ['a call in other letters', '/API/korisnik/odjava'],
  ['a call in escapes', '/%61pi/korisnik/odjava'],
  ['a call behind dots', '/a/../api/korisnik/odjava'],
  ['all calls', '/api'],
  ['more than an address holds', `/${'a'.repeat(1_000)}`],
])('%s returns to the profile', (_what, wanted) => {
  expect(returnPath(wanted)).toBe(DEFAULT_PATH_AFTER_SIGN_IN)
})

test('the longest allowed address is accepted', () => {
  const longest = `/${'a'.repeat(999)}`
  expect(returnPath(longest)).toBe(longest)
})
