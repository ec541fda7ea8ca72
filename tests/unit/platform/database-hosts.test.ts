import { expect, test } from 'vitest'
import { singleHostAddresses } from '@/lib/platform/database-hosts'
import { parseEnv } from '@/lib/platform/env'

const AUTH_SECRET = 'tajna'.repeat(10)

test.each([
  ['postgres://iskra:a,b@db:5432/iskra', ['postgres://iskra:a,b@db:5432/iskra']],
  [
    'postgres://iskra:x@first:5432,second:5433/iskra?sslmode=require',
    [
      'postgres://iskra:x@first:5432/iskra?sslmode=require',
      'postgres://iskra:x@second:5433/iskra?sslmode=require',
    ],
  ],
  [
    'postgresql://first,[::1]:5433/iskra',
    ['postgresql://first/iskra', 'postgresql://[::1]:5433/iskra'],
  ],
  [
    'postgresql://iskra@localhost/iskra?host=/run/a,b',
    ['postgresql://iskra@localhost/iskra?host=/run/a,b'],
  ],
  ['nonsense', ['nonsense']],
])('the hosts of %s are tried one by one', (address, single) => {
  expect(singleHostAddresses(address)).toEqual(single)
})

test('an address with several hosts is a valid setting, one with an invalid host is not', () => {
  const parse = (DATABASE_URL: string) => parseEnv({ DATABASE_URL, AUTH_SECRET }).DATABASE_URL
  const several = 'postgres://iskra@first:5432,second:5432/iskra'
  expect(parse(several)).toBe(several)
  expect(() => parse('postgres://iskra@first:5432,second:port/iskra')).toThrow(/DATABASE_URL must/)
})
