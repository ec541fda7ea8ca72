import { INJECTIONS } from '../fixtures/injections'
import { dailySampleOf } from '../support/sample'
import { callApi, newFamily, type Family } from './support/families'
import { expectOnlyText, recordInjections } from './support/injected'
import { signIn } from './support/people'
import { newAddress } from './support/raw-client'
import { DESKTOP, expect, open, PHONE, test, type Page } from './support/test'

test.use(DESKTOP)

const TEXTS = INJECTIONS.map(({ text }) => text)
/** So many names has each of the families, one for each child. */
const SIZE = 8
const GROUPS = Array.from({ length: TEXTS.length / SIZE }, (_, group) =>
  TEXTS.slice(group * SIZE, (group + 1) * SIZE),
)

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })
const close = (page: Page) => page.keyboard.press('Escape')

/** The texts of elements, sign for sign: locators would make one space of several. */
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map(({ textContent }) => textContent))

const heading = async (page: Page) => (await textsOf(page, 'main h1'))[0]

/** Gives the browser the cookies of an answer that it hasn't got itself. */
async function holdCookies(page: Page, site: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: site }
  })
  await page.context().addCookies(cookies)
}

/** What the browser would send: each change of the profile brings another session. */
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

async function withDialog(page: Page, opener: string, look: () => Promise<void>, nth = 0) {
  await page.getByRole('main').getByRole('button', { name: opener }).nth(nth).click()
  await expect(dialog(page)).toBeVisible()
  await look()
  await close(page)
  await expect(dialog(page)).toBeHidden()
}

/** Looks at the lists of all children: cards, switcher, erasure, the menu of grades. */
async function lookAtLists(page: Page, { children }: Family): Promise<void> {
  const names = children.map(({ firstName }) => firstName)
  expect(await textsOf(page, 'main li:has(button) h3')).toEqual(names)
  const labels = await page
    .locator('main li button[aria-label^="Otvori profil:"]')
    .evaluateAll((all) => all.map((button) => button.ariaLabel))
  expect(labels).toEqual(names.map((name) => `Otvori profil: ${name}`))
  await withDialog(page, 'Zamijeni profil', async () => {
    expect(await textsOf(page, '[role=dialog] li button')).toEqual(names)
  })
  await withDialog(page, 'Obriši račun', async () => {
    const listed = await textsOf(page, '[role=dialog] li')
    expect(listed.slice(1, -1)).toEqual(
      names.map(
        (name) =>
          `profil djeteta (${name}) i sve što je uz njega: XP, vatrice, rezultati, bilježnica`,
      ),
    )
  })
  await page.getByRole('button', { name: 'Kreni učiti' }).first().click()
  const inMenu = await textsOf(page, '#grade-menu ul[aria-label=Djeca] button > span:last-child')
  expect(inMenu).toEqual(names.map((name) => `${name}1. razred`))
  await close(page)
}

/** Looks at the dialogs about one child. */
async function lookAtChild(page: Page, name: string, nth: number): Promise<void> {
  const title = () => textsOf(page, '[role=dialog] h2')
  await withDialog(
    page,
    'Uredi: ',
    async () => {
      expect(await title()).toEqual([`Uredi: ${name}`])
      expect(await dialog(page).getByLabel('Ime', { exact: true }).inputValue()).toBe(name)
    },
    nth,
  )
  await withDialog(
    page,
    'Obriši: ',
    async () => expect(await title()).toEqual([`Obrisati profil: ${name}?`]),
    nth,
  )
}

const menuOf = async (page: Page) => {
  const menu = page.locator('header button[aria-label^="Korisnički izbornik"]')
  await expect(menu).toBeVisible()
  return menu.getAttribute('aria-label')
}

type ParentNames = { firstName: string; lastName: string; email: string }

async function lookAsParent(page: Page, { firstName, lastName, email }: ParentNames) {
  await open(page, '/profil')
  expect(await heading(page)).toBe(`Dobro došli, ${firstName}!`)
  expect(await menuOf(page)).toBe(`Korisnički izbornik: ${firstName}`)
  await withDialog(page, 'Postavke', async () => {
    const value = (name: string) => dialog(page).getByLabel(name, { exact: true }).inputValue()
    expect([await value('Ime'), await value('Prezime')]).toEqual([firstName, lastName])
    expect(await dialog(page).getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
  })
}

async function lookAsPupil(page: Page, name: string, parentName: string): Promise<void> {
  await open(page, '/profil')
  expect(await heading(page)).toBe(`Bok, ${name}!`)
  expect(await menuOf(page)).toBe(`Korisnički izbornik: ${name}`)
  await withDialog(page, 'Zamijeni profil', async () => {
    const [row = ''] = await textsOf(page, '[role=dialog] li button')
    expect(row).toBe(parentName[0]?.toLocaleUpperCase('hr') + parentName)
  })
}

for (const [group, texts] of dailySampleOf([...GROUPS.entries()], 1)) {
  const family = (site: string) => {
    const [firstName = '', lastName = ''] = texts
    return newFamily(site, { firstName, lastName, children: texts }, newAddress())
  }

  test(`names of children stay text, as the parent sees them (${group + 1})`, async ({
    page,
    baseURL: site = '',
  }) => {
    const noted = await recordInjections(page.context(), site)
    const made = await family(site)
    await holdCookies(page, site, made.cookie)
    await open(page, '/profil')
    await lookAtLists(page, made)
    await expectOnlyText(page, noted)
    for (const [nth, text] of texts.entries()) await lookAtChild(page, text, nth)
    await expectOnlyText(page, noted)
    await page.setViewportSize(PHONE.viewport)
    // A public page: its policy would let an inline script run.
    await open(page, '/5-razred')
    await page.getByRole('button', { name: 'Otvori izbornik' }).click()
    const buttons = 'dialog[open] ul[aria-label=Djeca] button > span:last-child'
    await expect(page.locator(buttons)).toHaveCount(texts.length)
    expect(await textsOf(page, buttons)).toEqual(texts.map((name) => `${name}1. razred`))
    await expectOnlyText(page, noted)
  })

  test(`names of a parent and of the child who is signed in stay text (${group + 1})`, async ({
    page,
    baseURL: site = '',
  }) => {
    const noted = await recordInjections(page.context(), site)
    const made = await family(site)
    const { parent, children } = made
    await holdCookies(page, site, made.cookie)
    // By turns, since each costs a page: the names of the parent and of the child who looks.
    for (const [nth, text] of texts.entries()) {
      if (nth % 2 === 0) {
        const names = { firstName: text, lastName: texts[nth + 1] ?? '', email: parent.email }
        const body = { userId: parent._id, ...names, subscribedToNewsletter: false }
        const cookie = await cookieOf(page)
        const sent = { body, cookie, from: newAddress() }
        await callApi(site, '/korisnik/update-parent', sent)
        // The readable companion of the session is written when one begins.
        await signIn(page, parent.email)
        await lookAsParent(page, names)
      } else {
        const childId = children[nth]?._id
        const inside = { parentId: parent._id, childId }
        await page.request.post('/api/korisnik/login-as-child', { data: inside })
        await page.request.post('/api/korisnik/dolazak', { data: { korisnikId: childId } })
        await lookAsPupil(page, text, texts[nth - 1] ?? '')
        await expectOnlyText(page, noted)
        await page.request.post('/api/korisnik/return-to-parent', { data: { childId } })
      }
      await expectOnlyText(page, noted)
    }
  })
}
