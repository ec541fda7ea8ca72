import { expect, test } from 'vitest'
import { cookieDomains } from '@/lib/site/dynamic-content/analytics'

test.each([
  ['iskra.hr', ['iskra.hr', 'hr']],
  ['www.iskra.com.hr', ['www.iskra.com.hr', 'iskra.com.hr', 'com.hr', 'hr']],
  ['localhost', ['localhost']],
])('a cookie visible to %s may belong to %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains)
})
