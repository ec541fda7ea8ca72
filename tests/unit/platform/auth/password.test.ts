import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from '@/lib/platform/auth/password'

test('a password is stored as Argon2id with OWASP’s parameters and a random salt', async () => {
  const [hash, again] = [
    await hashPassword('Tajna-lozinka-1'),
    await hashPassword('Tajna-lozinka-1'),
  ]
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(again).not.toBe(hash)
})

test('only the right password matches a hash, in any Unicode composition', async () => {
  const hash = await hashPassword('Čšž-lozinka')
  expect(await isPasswordOf(hash, 'Čšž-lozinka')).toBe(true)
  expect(await isPasswordOf(hash, 'Čšž-lozinka'.normalize('NFD'))).toBe(true)
  expect(await isPasswordOf(hash, 'čšž-lozinka')).toBe(false)
})

test('the password of an unknown name is checked with the same work, and never matches', async () => {
  expect(await isPasswordOf(null, 'nobody')).toBe(false)
})
