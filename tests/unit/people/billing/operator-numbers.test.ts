import { expect, test } from 'vitest'
import { groupedIban, isCroatianIban, isOib } from '@/lib/people/billing/operator/numbers'

const OIB = '69435151530'
const IBAN = 'HR1723600001101234565'

/** A number with one digit changed, at each position in turn. */
const slips = (text: string, from: number) =>
  [...text].slice(from).map((digit, place) => {
    const at = from + place
    return text.slice(0, at) + ((Number(digit) + 1) % 10) + text.slice(at + 1)
  })

test('an OIB has eleven digits, and the last is the check digit', () => {
  expect(isOib(OIB)).toBe(true)
  expect(slips(OIB, 0).filter(isOib)).toEqual([])
  for (const text of ['', '6943515153', `${OIB}0`, 'HR694351515', `${OIB.slice(0, 10)}a`])
    expect(isOib(text), text).toBe(false)
})

test('an IBAN is Croatian and has correct check digits', () => {
  expect(isCroatianIban(IBAN)).toBe(true)
  expect(slips(IBAN, 2).filter(isCroatianIban)).toEqual([])
  for (const text of ['', IBAN.slice(0, 20), `${IBAN}0`, 'DE89370400440532013000', 'HR17 2360'])
    expect(isCroatianIban(text), text).toBe(false)
})

/** Numbers of an account with the check digits that they would need. */
const checked = (account: string) =>
  `HR${String(98n - (BigInt(`${account}172700`) % 97n)).padStart(2, '0')}${account}`

test('correct check digits do not make an account number of another length an IBAN', () => {
  expect(isCroatianIban(checked('23600001101234565'))).toBe(true)
  for (const account of ['2360000110123456', '236000011012345650'])
    expect(isCroatianIban(checked(account)), account).toBe(false)
  expect(isCroatianIban(`x${IBAN}`)).toBe(false)
})

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban(IBAN)).toBe('HR17 2360 0001 1012 3456 5')
})
