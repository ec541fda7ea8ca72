import { expect, test } from 'vitest'
import { cookieDomains } from '@/lib/site/dynamic-content/analytics'

test.each([
  ['iskra.hr', ['iskra.hr', 'hr']],
  ['www.iskra.com.hr', ['www.iskra.com.hr', 'iskra.com.hr', 'com.hr', 'hr']],
  ['localhost', ['localhost']],
])('a cookie that %s can see may be of %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains)
})
