import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const to = { firstName: 'Ana', token: 'abc_-123', email: 'nova@obitelj.test' }

/** The letters of a site with this address. */
async function lettersOf(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.resetModules()
  const made = await import('@/lib/platform/mail/letters')
  return {
    welcome: made.welcomeLetter(to),
    confirm: made.confirmEmailLetter(to),
    asked: made.emailChangeRequestedLetter({ ...to, undo: 'abc_-123' }),
    askedUnconfirmed: made.emailChangeRequestedLetter({ ...to, undo: null }),
    changed: made.emailChangedLetter({ ...to, undo: 'abc_-123' }),
    undone: made.emailUndoneLetter(to),
    withdrawn: made.passwordChangedLetter({ ...to, childName: null, withdrawn: to.email }),
    reset: made.resetLetter({ ...to, childName: null }),
    childReset: made.resetLetter({ ...to, childName: 'Maja' }),
    passwordChanged: made.passwordChangedLetter({ ...to, childName: null }),
    childPasswordChanged: made.passwordChangedLetter({ ...to, childName: 'Maja' }),
    linked: made.identityLinkedLetter({ ...to, childName: null, provider: 'AAI@EduHr' }),
    childLinked: made.identityLinkedLetter({ ...to, childName: 'Maja', provider: 'AAI@EduHr' }),
    advertisement: made.welcomeLetter({ ...to, firstName: 'Nagrada na evil.example' }),
    childAdvertisement: made.resetLetter({ ...to, childName: 'http://evil.example' }),
  }
}
type Letters = Awaited<ReturnType<typeof lettersOf>>
let letters: Letters

beforeEach(async () => {
  letters = await lettersOf('https://iskra.example')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('links', () => {
  test.each<[keyof Letters, string]>([
    ['welcome', 'https://iskra.example/potvrda-emaila#abc_-123'],
    ['confirm', 'https://iskra.example/potvrda-emaila#abc_-123'],
    ['asked', 'https://iskra.example/povrat-emaila#abc_-123'],
    ['changed', 'https://iskra.example/povrat-emaila#abc_-123'],
    ['reset', 'https://iskra.example/resetiraj-lozinku#abc_-123'],
    ['childReset', 'https://iskra.example/resetiraj-lozinku#abc_-123'],
  ])('%s links to %s in both forms', (name, url) => {
    expect(letters[name].text).toContain(`\n${url}\n`)
    expect(letters[name].html).toContain(`href="${url}"`)
  })

  test.each<keyof Letters>([
    ...(['askedUnconfirmed', 'undone', 'withdrawn'] as const),
    ...(['passwordChanged', 'childPasswordChanged', 'linked', 'childLinked'] as const),
  ])('%s contains no link, so that a forged one is noticed', (name) => {
    expect(letters[name].html).not.toContain('<a ')
  })
})

describe('words', () => {
  test('the parent is greeted by name and addressed formally', () => {
    const { welcome, confirm, asked, askedUnconfirmed, changed, undone, reset } = letters
    for (const { text } of [welcome, confirm, asked, askedUnconfirmed, changed, undone, reset]) {
      expect(text).toMatch(/^Dobar dan, Ana!\n/)
      expect(text).toMatch(/\b(?:Vaš\p{L}*|Vam|Vi)\b/u)
      expect(text).not.toMatch(/(?<!\p{L})(?:ti|tvoj\p{L}*|tebe)(?!\p{L})/iu)
    }
  })

  test('a letter about a child names the child', () => {
    expect(letters.childReset.text).toContain('lozinke profila Vašega djeteta (Maja).')
    expect(letters.childPasswordChanged.text).toContain('Lozinka profila Vašega djeteta (Maja) ')
    expect(letters.reset.text).toContain('lozinke Vašega računa.')
  })

  test('the lifetime of a link is stated', () => {
    expect(letters.welcome.text).toContain('vrijedi sedam dana')
    expect(letters.confirm.text).toContain('vrijedi sedam dana')
    expect(letters.reset.text).toContain('vrijedi jedan sat')
    expect(letters.asked.text).toContain('vrijedi sedam dana')
    expect(letters.changed.text).toContain('vrijedi sedam dana')
  })

  test('the old address is told the new one', () => {
    expect(letters.changed.text).toContain('prijavljujete adresom nova@obitelj.test.')
    expect(letters.asked.text).toContain('upisana je adresa nova@obitelj.test.')
  })

  test('an unconfirmed old address may be a stranger’s, and is not told the new one', () => {
    expect(letters.askedUnconfirmed.text).not.toContain('nova@obitelj.test')
  })

  test('a new password tells which pending e-mail was withdrawn', () => {
    expect(letters.withdrawn.text).toContain('emaila u nova@obitelj.test više ne čeka potvrdu.')
    expect(letters.passwordChanged.text).not.toContain('čeka potvrdu')
  })
})

describe('a name that contains an advertisement', () => {
  test('is not sent to the owner of the address', () => {
    expect(letters.advertisement.text).toMatch(/^Dobar dan!\n/)
    expect(letters.childAdvertisement.text).toContain('profila Vašega djeteta.')
    for (const { text, html } of [letters.advertisement, letters.childAdvertisement]) {
      expect(text + html).not.toContain('evil.example')
    }
  })
})

test.each<[string, string | null]>([
  ['Ana', 'Ana'],
  ['Ana-Marija Š.', 'Ana-Marija Š.'],
  ['J. R. Horvat', 'J. R. Horvat'],
  ['O’Hara & sin', 'O’Hara & sin'],
  ['Ana\r\n\r\nod svih', 'Ana od svih'],
  ['Ana\r\n\r\nBcc: svi', null],
  ['www.evil.example', null],
  ['evil.hr', null],
  ['https://evil', null],
  ['ana@evil', null],
  ['casino24.com', null],
  ['1.1.1.1', null],
  ['evil。com', null],
  ['evil․com', null],
  ['evil．com', null],
  ['javascript:alert', null],
  ['\u200b', null],
])('the name %j is shown as %j', async (name, shown) => {
  const { toLetterName } = await import('@/lib/platform/mail/names')
  expect(toLetterName(name)).toBe(shown)
})
