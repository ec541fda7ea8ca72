import { toLetter } from '@/lib/platform/mail/layout'
import { toLetterName } from '@/lib/platform/mail/names'
import { INJECTIONS } from '../fixtures/injections'
import { htmlOfEml } from './support/eml'
import { newFamily } from './support/families'
import { expectOnlyText, injectedElements, recordInjections } from './support/injected'
import { listEmlTo } from './support/letters'
import { newAddress, sendRaw } from './support/raw-client'
import { expect, test, type Page } from './support/test'

/** Shows a letter as a mail program without any policy of its own would. */
async function show(page: Page, html: string): Promise<string> {
  await page.goto('about:blank')
  await page.setContent(html)
  return (await page.locator('body').textContent()) ?? ''
}

test('what is written into a letter unescaped does run: the other tests would see it', async ({
  page,
}) => {
  const noted = await recordInjections(page.context(), 'about:')
  for (const { text, runs } of INJECTIONS) {
    noted.length = 0
    await show(page, `<p>${text}</p>`)
    if (runs) await expect.poll(() => noted, text).toContain('a script ran')
    else if (/^<(?!style|template)/.test(text))
      expect(await injectedElements(page), text).not.toEqual([])
  }
})

test('every place of a letter shows an injection as text', async ({ page, baseURL: site = '' }) => {
  const noted = await recordInjections(page.context(), site)
  for (const { text } of INJECTIONS) {
    const { html } = toLetter({
      subject: text,
      greeting: text,
      paragraphs: [text, `${text} ${text}`],
      action: { label: text, url: `https://iskra.test/#${text}` },
      ending: text,
    })
    const shown = await show(page, html)
    expect(shown.split(text)).toHaveLength(9)
    expect(await page.title()).toBe(text)
    await expectOnlyText(page, noted)
  }
})

/** What a letter leaves out of a name, and what it must show (lib/platform/mail/names). */
const TEXTS = INJECTIONS.map(({ text }) => text)
const shownNames = TEXTS.filter((text) => toLetterName(text) === text)
const leftOut = TEXTS.filter((text) => toLetterName(text) === null)

/** Letters that anyone may have sent to one mailbox within an hour, without the welcome. */
const SIZE = 4
const GROUPS = [shownNames.slice(0, SIZE), [...shownNames.slice(SIZE), ...leftOut].slice(0, SIZE)]

test('letters as they go out show a name as text, or leave it out', async ({
  page,
  baseURL: site = '',
}) => {
  const noted = await recordInjections(page.context(), site)
  const families = await Promise.all(
    GROUPS.map(async (texts) => {
      const [firstName = ''] = texts
      const names = { firstName, lastName: firstName, children: texts }
      const { parent, children } = await newFamily(site, names, newAddress())
      for (const { nickName } of children) {
        const body = { emailOrUsername: nickName }
        const path = '/api/korisnik/reset-password-request'
        expect((await sendRaw(site, { path, body, from: newAddress() })).status).toBe(200)
      }
      return { parent, texts }
    }),
  )
  for (const { parent, texts } of families) {
    await expect.poll(() => listEmlTo(parent.email).length, { timeout: 15_000 }).toBe(1 + SIZE)
    const letters = listEmlTo(parent.email).map(htmlOfEml)
    const shown: string[] = []
    for (const html of letters) {
      shown.push(await show(page, html))
      await expectOnlyText(page, noted)
    }
    const all = shown.join('\n')
    expect(shown[0]).toContain('Dobar dan')
    for (const text of texts) expect(all.includes(text), text).toBe(toLetterName(text) === text)
  }
})
