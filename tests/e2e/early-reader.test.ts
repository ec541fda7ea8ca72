import { expectAccessible, PHONE_VIEWS } from './support/axe'
import { chooseInMenu, expectSignedIn } from './support/entry-screens'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { lessons, type SeedLesson } from './support/lessons'
import { closeWelcome, signInNewParent, unique } from './support/people'
import { expect, open, overflowPixels, PHONE, test, type Page } from './support/test'
import { endSentence, installFakeVoice, spoken } from './support/voice'

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const PICTURES = ['mačka', 'sunce', 'sunce', 'brod']
const lesson = lessons.find(({ slug }) => slug === 'zbrajanje-do-20') as SeedLesson

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
/** A tile of a lesson's page. */
const tile = (page: Page, word: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${word}`) })
const stars = (page: Page) => page.getByRole('img', { name: /^Zvjezdice: [123] od 3$/ })

/** A parent adds a first-grader on this device and asks for its picture on the sign-in page. */
async function addFirstGrader(page: Page, nickName: string): Promise<void> {
  await signInNewParent(page)
  await open(page, '/profil')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ime', { exact: true }).fill('Iva')
  await dialog.getByLabel('Nadimak', { exact: true }).fill(nickName)
  await dialog.getByLabel('Razred').selectOption({ label: '1. razred' })
  for (const name of PICTURES) await dialog.getByRole('button', { name, exact: true }).tap()
  await dialog.getByLabel('Sličica djeteta na prijavi ovog uređaja').check()
  await button(page, 'Dodaj dijete').tap()
  await expect(dialog).toBeHidden()
  await chooseInMenu(page, 'Odjava')
  await page.waitForURL((url) => url.pathname === '/')
}

async function signInByTaps(page: Page, nickName: string): Promise<void> {
  await open(page, '/prijava')
  await link(page, nickName).tap()
  for (const name of PICTURES) await page.getByRole('button', { name, exact: true }).tap()
  await button(page, 'Prijavi se').tap()
  await expectSignedIn(page)
  await closeWelcome(page)
}

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page, PHONE_VIEWS)
  expect(await overflowPixels(page)).toBe(0)
}

/** Answers the question on the screen by a tap: a number, an option, or „Ne znam”. */
async function answerByTap(page: Page): Promise<void> {
  const question = page.locator('fieldset[data-open-round]')
  const pad = page.getByRole('group', { name: 'Brojke' })
  const option = question.locator('label:has(input[type=radio])')
  await expect(question).toBeVisible()
  if (await pad.isVisible()) await pad.getByRole('button', { name: '7', exact: true }).tap()
  else if (await option.first().isVisible()) await option.first().tap()
  else return button(page, 'Ne znam').tap()
  await button(page, 'Provjeri').tap()
}

const onward = (page: Page) => button(page, /^(?:Dalje|Pogledaj rezultat|Završi)$/)

test('a first-grader signs in, reads, plays, turns cards and does „Danas” by taps alone', async ({
  page,
}) => {
  test.slow()
  const nickName = unique('iva')
  await addFirstGrader(page, nickName)
  await signInByTaps(page, nickName)

  await test.step('books and lessons are tiles', async () => {
    await link(page, 'Kreni učiti').tap()
    await expect(page.getByText('Odaberi udžbenik i kreni.')).toBeHidden()
    await expectFine(page)
    await link(page, 'Brojke skakutavke 1').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brojke skakutavke 1')
    await expectFine(page)
    await link(page, lesson.title).tap()
    await expect(tile(page, 'Skripta')).toBeVisible()
    await expect(tile(page, 'Test')).toBeHidden()
    await expectFine(page)
    await button(page, 'Sve ostalo').tap()
    await expect(tile(page, 'Test')).toBeVisible()
  })

  await test.step('a script is read page by page', async () => {
    await tile(page, 'Skripta').tap()
    const headings = page.locator('[data-script] > h2')
    await expect(button(page, 'Sljedeća stranica')).toBeVisible()
    await expect(headings.filter({ visible: true })).toHaveCount(0)
    await expectFine(page)
    const pages = await headings.count()
    for (let turned = 0; turned < pages; turned += 1) {
      await button(page, 'Sljedeća stranica').tap()
      await expect(headings.filter({ visible: true })).toHaveCount(1)
      await expect(headings.nth(turned)).toBeFocused()
    }
    await expect(link(page, 'Provjeri se u kvizu')).toBeHidden()
    await expect(button(page, /^(?:Ispiši|Podijeli)/)).toHaveCount(0)
    await link(page, 'Idem na kviz').tap()
  })

  await test.step('a round ends with stars', async () => {
    await expectFine(page)
    for (let turns = 0; turns < 20 && !(await stars(page).isVisible()); turns += 1) {
      await answerByTap(page)
      await onward(page).tap()
      await expect(onward(page)).toBeHidden()
    }
    await expect(stars(page)).toBeVisible()
    await expectFine(page)
  })

  await test.step('cards end with stars', async () => {
    await open(page, `${lesson.path}/kartice`)
    await expectFine(page)
    while (await button(page, 'Pokaži odgovor').isVisible()) {
      // A tap just after a judgement flips no card: it may be a double tap.
      await expect(async () => {
        await button(page, 'Pokaži odgovor').tap()
        await expect(button(page, /^Znam/)).toBeVisible({ timeout: 300 })
      }).toPass()
      await button(page, /^Znam/).tap()
    }
    await expect(stars(page)).toBeVisible()
    await expectFine(page)
  })

  await test.step('„Danas” is done, and ends with stars', async () => {
    await open(page, '/profil')
    await expectFine(page)
    await link(page, 'Danas').tap()
    const step = button(page, /^(?:Idem na pitanja|Okreni karticu|Ne znam)$/)
    for (let steps = 0; steps < 16; steps += 1) {
      await expect(step.or(stars(page)).first()).toBeVisible()
      if (await stars(page).isVisible()) break
      if (await button(page, 'Idem na pitanja').isVisible()) {
        await button(page, 'Idem na pitanja').tap()
        continue
      }
      if (await button(page, 'Okreni karticu').isVisible()) {
        await button(page, 'Okreni karticu').tap()
        await button(page, 'Znam').tap()
      } else await answerByTap(page)
      await onward(page).tap()
      await expect(onward(page)).toBeHidden()
    }
    await expectFine(page)
    if (await button(page, 'Gotovo za danas').isVisible()) {
      await button(page, 'Gotovo za danas').tap()
      await expect(link(page, 'Na profil')).toBeVisible()
    }
    await expect(stars(page)).toBeVisible()
    await link(page, 'Na profil').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bok, Iva!')
  })
})

test('after the first tap pages are read by themselves, until it is stopped', async ({ page }) => {
  const nickName = unique('iva')
  await addFirstGrader(page, nickName)
  await signInByTaps(page, nickName)
  await installFakeVoice(page)
  await watchLayoutShifts(page)
  await open(page, `${lesson.path}/skripta`)
  const stop = button(page, 'Zaustavi čitanje')
  await expect(button(page, 'Poslušaj').or(stop).first()).toBeVisible()
  expect(await readLayoutShifts(page)).toEqual([])
  await open(page, lesson.path)
  await tile(page, 'Skripta').tap()
  await expect.poll(async () => (await spoken(page)).length).toBe(1)
  // The keys that turn pages stay where they are and can be tapped.
  await expect(stop).toBeVisible()
  await expectFine(page)
  await button(page, 'Sljedeća stranica').tap()
  await expect.poll(async () => (await spoken(page)).length).toBe(2)
  for (let sentences = 0; sentences < 20 && (await stop.isVisible()); sentences += 1)
    await endSentence(page)
  await expect(stop).toBeHidden()
  const before = (await spoken(page)).length
  await button(page, 'Prethodna stranica').tap()
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(before)
  await stop.tap()
  const stopped = (await spoken(page)).length
  await button(page, 'Sljedeća stranica').tap()
  await expect(page.getByRole('status').filter({ hasText: '2. stranica' })).toBeAttached()
  expect(await spoken(page)).toHaveLength(stopped)
})
