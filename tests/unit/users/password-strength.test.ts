import { expect, test } from 'vitest'
import { passwordAdvice } from '@/lib/users/password-strength'

test.each([
  ['', 'Najmanje 8 znakova, najbolje rečenica.'],
  ['a', 'Još 7 znakova.'],
  ['aB3.', 'Još 4 znaka.'],
  ['aB3.x7!', 'Još 1 znak.'],
  ['aaaaaaaa', 'Lako se pogađa, dodajte još riječi.'],
  ['abababcdcd', 'Lako se pogađa, dodajte još riječi.'],
  ['lozinka1', 'Lako se pogađa, dodajte još riječi.'],
  ['12345678', 'Lako se pogađa, dodajte još riječi.'],
  ['plavi mrav', 'Dobra lozinka.'],
  ['plavi mrav ide', 'Dobra lozinka.'],
  ['plavi mrav ide.', 'Odlična lozinka.'],
])('„%s”: %s', (password, advice) => {
  expect(passwordAdvice(password)).toBe(advice)
})
