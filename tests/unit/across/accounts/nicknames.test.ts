import { describe, expect, test } from 'vitest'
import { pseudonymOf } from '@/lib/people/users/pseudonym'
import { normalizedLook } from '@/lib/across/accounts/nicknames/look'
import { isReserved, isVulgar } from '@/lib/across/accounts/nicknames/objection'

describe('a generated name', () => {
  const ids = Array.from({ length: 2_000 }, (_, index) => `pupil ${index}`)

  test('is an adjective, an animal and a number, and is stable', () => {
    for (const id of ids) expect(pseudonymOf(id)).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ [1-9]\d?$/u)
    expect(ids.map(pseudonymOf)).toEqual(ids.map(pseudonymOf))
    expect(new Set(ids.map(pseudonymOf)).size).toBeGreaterThan(1_900)
  })

  test('has an adjective in the gender of its animal', () => {
    for (const [adjective = '', animal = ''] of ids.map((id) => pseudonymOf(id).split(' ')))
      expect([adjective, adjective.endsWith('a')]).toEqual([adjective, animal.endsWith('a')])
  })
})

describe('nicknames look the same', () => {
  test.each([
    ['maja', 'MAJA', 'mája', 'mɑja'],
    ['ivan', 'ıvan', 'lvan', '1van', 'Ivan'],
    ['luka', 'ꞁuka', 'Iuka', '1uka'],
    ['čokolada', 'cokolada', 'c0kolada', 'ćoko1ada'],
    ['đuro', 'duro'],
    ['ana.marija', 'ana-marija', 'ana__marija'],
  ])('%s', (...alike) => {
    expect(new Set(alike.map(normalizedLook)).size).toBe(1)
  })

  test.each([
    ['maja', 'maja2'],
    ['maja', 'mia'],
    ['dijete-1-2', 'dijete-12'],
  ])('but not %s and %s', (one, other) => {
    expect(normalizedLook(one)).not.toBe(normalizedLook(other))
  })
})

test.each(['kurac', 'KuRvA7', 'p1zda', 'j3b1ga', 'ma.s.e.r.e.m', 'piiička', 'šupak', 'govnooo'])(
  '%s is vulgar',
  (nickName) => expect(isVulgar(nickName)).toBe(true),
)

test.each([
  'admin',
  'Admin7',
  'adm1n',
  'iskra',
  'iskra-tim',
  'pravi.admin',
  'učiteljica',
  'iskra1',
])('%s is reserved', (nickName) => expect(isReserved(nickName)).toBe(true))

test.each([
  ...['maja', 'badminton', 'iskrica', 'kurikul', 'serija', 'analitika', 'nazif', 'super-duper'],
  ...['sisak', 'pikado', 'piknik', 'sekstant', 'skuter', 'gostimir', 'šikica', 'kuhar', 'lego777'],
])('%s is allowed', (nickName) => {
  expect([isVulgar(nickName), isReserved(nickName)]).toEqual([false, false])
})
