import { expect, test } from 'vitest'
import { hasUserInfo, isSafeAddress } from '@/lib/platform/markdown/safe-addresses'
import { webAddressSchema } from '@/lib/site/dynamic-content/addresses'
import { sanitiseBanner } from '@/lib/site/dynamic-content/banner/sanitise'

test.each([
  'https://banka.hr@zlo.example',
  'https://banka.hr:443@zlo.example/put',
  'HTTPS://a:b@zlo.example',
  'https:///a@zlo.example',
  'https:\\\\a@zlo.example',
  'https:a@zlo.example',
  ' https://a@zlo.example',
  'ht\ntps://a@zlo.example',
])('%j has user information before its host', (address) => {
  expect(hasUserInfo(address)).toBe(true)
  expect(isSafeAddress(address)).toBe(false)
  expect(sanitiseBanner(`<a href="${address}">x</a>`)).not.toContain('@')
})

test.each([
  'https://iskra.hr',
  'https://iskra.hr/@pero?a=b@c#d@e',
  'mailto:pero@iskra.hr',
  '/razredi',
  '#dno',
  '/@pero',
])('%j is allowed in links', (address) => {
  expect(isSafeAddress(address)).toBe(true)
  expect(sanitiseBanner(`<a href="${address}">x</a>`)).toContain(address)
})

test.each([
  'https://iskra.hr/\u202egpj.exe',
  'https://iskra.hr/\u2066a\u2069',
  'https://iskra.hr/a\u200bb',
  'https://iskra.hr/a\u0007b',
  'https://zlo.example\\@iskra.hr',
  'https://zlo.example\\.iskra.hr/a',
])('%j is disguised, so texts and address fields refuse it', (address) => {
  expect(isSafeAddress(address)).toBe(false)
  const [issue] = webAddressSchema.safeParse(address).error?.issues ?? []
  expect(issue?.message).toBe('Poveznica ima nevidljiv znak ili obrnutu kosu crtu.')
})

test.each(['', 'https://iskra.hr/čaša?a=1#b', 'https://www.iskra.hr'])(
  '%j is accepted',
  (address) => {
    expect(webAddressSchema.parse(address)).toBe(address)
  },
)
