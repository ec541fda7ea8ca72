import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from '@/lib/platform/auth/password'

test('a password is kept as Argon2id with the work that OWASP asks for, and a salt of its own', async () => {
  const [hash, again] = [
    await hashPassword('Tajna-lozinka-1'),
    await hashPassword('Tajna-lozinka-1'),
  ]
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(again).not.toBe(hash)
})

test('a hash is opened by its password alone, however its letters are composed', async () => {
  const hash = await hashPassword('Čšž-lozinka')
  expect(await isPasswordOf(hash, 'Čšž-lozinka')).toBe(true)
  expect(await isPasswordOf(hash, 'Čšž-lozinka'.normalize('NFD'))).toBe(true)
  expect(await isPasswordOf(hash, 'čšž-lozinka')).toBe(false)
})

test('the password of an unknown name is checked with as much work, and opens nothing', async () => {
  expect(await isPasswordOf(null, 'nobody')).toBe(false)
})
