import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  truncateToWords,
  SLIP_TEXT_PATTERN,
  toSlipText,
} from '@/lib/people/billing/slip/characters'
import { slipCodeLetterPng, slipCodeSvg } from '@/lib/people/billing/slip/code'
import { slipCodeText, slipOf, SLIP_MAX } from '@/lib/people/billing/slip/fields'
import { readBarcode } from '@/tests/support/read-barcode'

const OPERATOR = {
  ...{ legalName: 'Iskra d.o.o.', accountName: 'Iskra d.o.o.', address: 'Ulica Đure Šimića 5' },
  ...{ city: '10000 Zagreb', iban: 'HR1723600001101234565' },
  ...{ oib: '', registration: '', representative: '', phone: '' },
}
const ORDER = {
  ...{ number: 1042, reference: '1042-2026', price: 8_900 },
  ...{ productName: 'Iskra, godišnja pretplata', payer: 'Željka Šćedrić-Đurđević' },
}

test('a slip has fourteen fields, each ended by a line feed', () => {
  expect(slipCodeText(slipOf(ORDER, OPERATOR))).toBe(
    [
      ...['HRVHUB30', 'EUR', '000000000008900', 'Željka Šćedrić-Đurđević', '', ''],
      ...['Iskra d.o.o.', 'Ulica Đure Šimića 5', '10000 Zagreb', 'HR1723600001101234565'],
      ...['HR00', '1042-2026', 'OTHR', 'Iskra narudžba 1042', ''],
    ].join('\n'),
  )
})

test('a short product is named in full, and a long one not at all', () => {
  const described = (productName: string) => slipOf({ ...ORDER, productName }, OPERATOR).description
  expect(described('Pretplata')).toBe('Iskra narudžba 1042, Pretplata')
  expect(described('Iskra sve u jednom, mjesec')).toBe('Iskra narudžba 1042')
})

test.each([
  ['Ana & Ivo_Horvat@dom', 'Ana i Ivo-Horvat dom'],
  ['„Škola” – 1. razred', 'Škola - 1. razred'],
  ['Zoë Müller-Ångström', 'Zoe Muller-Angstrom'],
  ['A = 1; B\n2', 'A 1, B 2'],
  ['Łukasz Ðurić', 'Lukasz Đurić'],
  ['Иван 😀', ''],
  ["O'Neill (mama), br. +385 1?", "O'Neill (mama), br. +385 1?"],
])('„%s” is written as „%s”', (text, written) => {
  expect(toSlipText(text)).toBe(written)
})

test.each([
  ['Iskra narudžba 1', 35, 'Iskra narudžba 1'],
  ['Ana Marija Horvat Kovačević', 18, 'Ana Marija Horvat'],
  ['Ana Marija Horvat', 10, 'Ana Marija'],
  ['Anamarijahorvat', 10, 'Anamarijah'],
])('„%s” in %i characters is „%s”', (text, max, written) => {
  expect(truncateToWords(text, max)).toBe(written)
})

const LENGTHS = [8, 3, 15, 30, 27, 27, 25, 25, 27, 21, 4, 22, 4, 35]

test('for any names, every field is short and uses only allowed characters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 })
  const field = fc.oneof(
    text,
    fc.string({ unit: fc.constantFrom(...'čćđšžČĆĐŠŽ Aa1-,&='), maxLength: 80 }),
  )
  fc.assert(
    fc.property(field, field, field, field, (payer, accountName, productName, city) => {
      const order = { ...ORDER, payer, productName }
      const slip = slipOf(order, { ...OPERATOR, accountName, city, address: city })
      const fields = slipCodeText(slip).split('\n')
      expect(fields).toHaveLength(15)
      expect(fields.at(-1)).toBe('')
      for (const [index, one] of fields.slice(0, 14).entries()) {
        expect(one.length).toBeLessThanOrEqual(LENGTHS[index] ?? 0)
        expect(one).toMatch(SLIP_TEXT_PATTERN)
      }
    }),
  )
})

/** Fields of the maximum length. */
const full = (letters: string) => {
  const text = letters.repeat(99)
  const names = { accountName: text, address: text, city: text }
  return slipOf({ ...ORDER, payer: text, productName: text }, { ...OPERATOR, ...names })
}

/** The height of a drawn code in modules, without its quiet zone of four on each side. */
const heightOf = (svg: string) => Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]) - 8

test.each([['č'], ['Čž'], ['aB'], ['a1-Ž'], ['čA']])(
  'a slip full of „%s” has a code of at most 26 mm that can be read',
  async (letters) => {
    const slip = full(letters)
    expect(slip.payer).toHaveLength(SLIP_MAX.payer)
    expect(heightOf(await slipCodeSvg(slip))).toBeLessThanOrEqual(102)
    expect(await readBarcode(await slipCodeLetterPng(slip))).toBe(slipCodeText(slip))
  },
)

test('the code can also be read from the drawing', async () => {
  const slip = slipOf(ORDER, OPERATOR)
  expect(await readBarcode(Buffer.from(await slipCodeSvg(slip)))).toBe(slipCodeText(slip))
})
