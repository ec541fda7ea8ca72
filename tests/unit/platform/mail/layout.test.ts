// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { toLetter } from '@/lib/platform/mail/layout'

const NASTY = `<script>alert("1")</script> & 'Ana' <img src=x onerror=alert(1)>`
const URL_OF = 'https://iskra.example/potvrda?a=1&b="2#token'

const letter = toLetter({
  subject: `Predmet ${NASTY}`,
  greeting: `Dobar dan, ${NASTY}!`,
  paragraphs: ['Prvi odlomak.', `Drugi ${NASTY}`],
  action: { label: 'Potvrdite', url: URL_OF },
  ending: 'Kraj.',
})
const document = new DOMParser().parseFromString(letter.html, 'text/html')

describe('text entered by a user', () => {
  test('is plain text in the HTML, character by character', () => {
    expect(document.querySelector('script, img')).toBeNull()
    expect(document.title).toBe(`Predmet ${NASTY}`)
    expect(document.body.textContent).toContain(`Dobar dan, ${NASTY}!`)
    expect(document.body.textContent).toContain(`Drugi ${NASTY}`)
  })

  test('is unchanged in the plain text', () => {
    expect(letter.text).toContain(`Dobar dan, ${NASTY}!`)
  })

  test('never breaks out of its attribute', () => {
    const links = [...document.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([URL_OF, URL_OF])
    expect(links[0]?.textContent).toBe('Potvrdite')
    expect(links[1]?.textContent).toBe(URL_OF)
  })
})

test('both forms have the same content', () => {
  const shown = document.body.textContent
  for (const part of ['Prvi odlomak.', 'Kraj.', URL_OF]) {
    expect(shown).toContain(part)
    expect(letter.text).toContain(part)
  }
  expect(letter.text).toContain('Potvrdite:\n')
})

test('a letter loads nothing and runs nothing', () => {
  const sources = document.querySelectorAll('[src], link, iframe, object, form, script')
  expect(sources).toHaveLength(0)
  expect(letter.html).not.toMatch(/url\(|@import/)
})

test('a letter is in Croatian, fits a phone and has both themes', () => {
  expect(document.documentElement.lang).toBe('hr')
  expect(document.querySelector('meta[name=viewport]')).not.toBeNull()
  expect(letter.html).toContain('@media (prefers-color-scheme:dark)')
})

test('a letter without an action has no link', () => {
  const plain = toLetter({ subject: 'Predmet', greeting: 'Dobar dan!', paragraphs: ['Odlomak.'] })
  expect(plain.html).not.toContain('<a ')
  expect(plain.text).toBe('Dobar dan!\n\nOdlomak.\n\nIskra\nhttp://localhost:3000')
})

test('sections of a longer letter have headings and numbered items, in both forms', () => {
  const long = toLetter({
    subject: 'Tjedan',
    greeting: 'Dobar dan!',
    paragraphs: ['Uvod.'],
    sections: [
      { title: `Maja ${NASTY}`, paragraphs: ['Prvo.'], items: ['Jedan?', NASTY] },
      { title: 'Dalje', paragraphs: [], link: { label: 'Otvorite', url: URL_OF } },
    ],
    off: { label: 'Isključite', url: `${URL_OF}-off` },
  })
  const page = new DOMParser().parseFromString(long.html, 'text/html')
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    `Maja ${NASTY}`,
    'Dalje',
  ])
  expect([...page.querySelectorAll('ol > li')].map((one) => one.textContent)).toEqual([
    'Jedan?',
    NASTY,
  ])
  expect([...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
    URL_OF,
    `${URL_OF}-off`,
  ])
  for (const part of ['Prvo.', '1. Jedan?', `2. ${NASTY}`, `Otvorite:\n${URL_OF}`]) {
    expect(long.text).toContain(part)
  }
  expect(long.text).toContain(`Isključite:\n${URL_OF}-off`)
})
