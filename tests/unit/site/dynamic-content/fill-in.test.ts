import { expect, test } from 'vitest'
import {
  fillIn,
  NO_CONTACT,
  NO_OPERATOR,
  type SiteFacts,
} from '@/lib/site/dynamic-content/pages/fill-in'
import { readInitialText } from '@/lib/site/dynamic-content/pages/initial-texts'
import { PAGE_LIMITS, SITE_PAGES } from '@/lib/site/dynamic-content/pages/model'

const NOTHING: SiteFacts = {
  operator: null,
  contact: null,
  hasAnalytics: false,
  hasModel: false,
  hasOidc: false,
}

const OPERATOR = {
  legalName: 'Iskra *učenje* d.o.o.',
  address: 'Ulica 1',
  city: '10000 Zagreb',
  oib: '12345678903',
  registration: '',
  representative: 'Ana Anić',
  phone: '',
}

test('a missing operator is reported as missing', () => {
  expect(fillIn('{{podaci}}\n\n{{kontakt}}', NOTHING)).toBe(`${NO_OPERATOR}\n\n${NO_CONTACT}`)
})

test('the operator is listed without empty fields, and without Markdown', () => {
  const facts = { ...NOTHING, operator: OPERATOR, contact: 'pomoc@iskra.example' }
  expect(fillIn('{{podaci}}\n{{kontakt}}', facts)).toBe(
    [
      '- **Naziv:** Iskra \\*učenje\\* d.o.o.',
      '- **Sjedište:** Ulica 1, 10000 Zagreb',
      '- **OIB:** 12345678903',
      '- **Osoba ovlaštena za zastupanje:** Ana Anić',
      'Pišite nam na [pomoc@iskra.example](mailto:pomoc@iskra.example).',
    ].join('\n'),
  )
})

test.each([
  [{}, 'bez mjerenja'],
  [{ hasAnalytics: true }, 'mjeri se'],
])('with %o a part about analytics stays only where it is true', (facts, expected) => {
  const text = '{{#analitika}}mjeri se{{/analitika}}{{^analitika}}bez mjerenja{{/analitika}}'
  expect(fillIn(text, { ...NOTHING, ...facts })).toBe(expected)
})

test.each(SITE_PAGES)('the initial text of /%s leaves no placeholder', async (slug) => {
  const page = await readInitialText(slug)
  expect(page.title.length).toBeLessThanOrEqual(PAGE_LIMITS.title)
  for (const hasAnalytics of [true, false])
    for (const hasModel of [true, false]) {
      // One of both values with each of the others.
      const hasOidc = hasAnalytics === hasModel
      const text = fillIn(page.text, { ...NOTHING, hasAnalytics, hasModel, hasOidc })
      expect(text).not.toMatch(/[{}]/)
      expect(text).not.toMatch(/ [-–—] |"/)
      const isAboutProvider = /vanjskoga pružatelja/.test(text)
      expect(isAboutProvider).toBe(hasOidc && /kolacica|privatnosti/.test(slug))
      expect(text.includes('Google')).toBe(hasAnalytics && /kolacica|privatnosti/.test(slug))
    }
})
