import { expect, test } from 'vitest'
import { isMadeOfNames, passwordAdvice } from '@/lib/across/accounts/password-strength'

test.each([
  ['', 'Najmanje 8 znakova, najbolje rečenica.'],
  ['a', 'Još 7 znakova.'],
  ['aB3.', 'Još 4 znaka.'],
  ['aB3.x7!', 'Još 1 znak.'],
  ['aaaaaaaa', 'Lako se pogađa, dodajte još riječi.'],
  ['abababcdcd', 'Lako se pogađa, dodajte još riječi.'],
  ['lozinka1', 'Lako se pogađa, dodajte još riječi.'],
  ['12345678', 'Lako se pogađa, dodajte još riječi.'],
  ['Lozinka-2026', 'Lako se pogađa, dodajte još riječi.'],
  ['Passw0rd!', 'Lako se pogađa, dodajte još riječi.'],
  ['19031987', 'Lako se pogađa, dodajte još riječi.'],
  ['qwertzuiop', 'Lako se pogađa, dodajte još riječi.'],
  ['HAJDUK1950', 'Lako se pogađa, dodajte još riječi.'],
  ['lozinka od mame', 'Odlična lozinka.'],
  ['plavi mrav', 'Dobra lozinka.'],
  ['plavi mrav ide', 'Dobra lozinka.'],
  ['plavi mrav ide.', 'Odlična lozinka.'],
])('„%s”: %s', (password, advice) => {
  expect(passwordAdvice(password)).toBe(advice)
})

test.each([
  ['Iva-Maric-2015', true],
  ['maric.iva', true],
  ['ivamaric@mail.hr', true],
  ['mala.iva1', true],
  ['plavi mrav ive', false],
  ['12345-67890', false],
])('„%s” counts as a name of Iva Marić: %s', (password, isOwn) => {
  expect(isMadeOfNames(password, ['Iva', 'Marić', 'ivamaric@mail.hr', 'mala-iva'])).toBe(isOwn)
})
