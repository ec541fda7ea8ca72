import { expect, test } from 'vitest'
import { hasUserInfo, isSafeAddress } from '@/lib/markdown/safe-addresses'
import { sanitiseBanner } from '@/lib/site/banner/sanitise'

test.each([
  'https://banka.hr@zlo.example',
  'https://banka.hr:443@zlo.example/put',
  'HTTPS://a:b@zlo.example',
  'https:///a@zlo.example',
  'https:\\\\a@zlo.example',
  'https:a@zlo.example',
  ' https://a@zlo.example',
  'ht\ntps://a@zlo.example',
])('%j names someone before its host', (address) => {
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
])('%j may be linked to', (address) => {
  expect(isSafeAddress(address)).toBe(true)
  expect(sanitiseBanner(`<a href="${address}">x</a>`)).toContain(address)
})
