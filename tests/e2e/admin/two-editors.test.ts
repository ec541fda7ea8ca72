import type { Browser } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { EditorScreen } from '../support/editors'
import { unique } from '../support/people'
import { expect, test, untilInteractive, type Page } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const toast = ({ page }: EditorScreen, text: string | RegExp) =>
  expect(page.locator('[data-sonner-toast]').getByText(text).first()).toBeVisible()
const MERGED = /^Spremljeno, zajedno s promjenama/

/** A new lesson, which is a draft, open before its editor. */
async function openNewLesson(page: Page): Promise<{ screen: EditorScreen; lesson: string }> {
  const screen = new EditorScreen(page)
  const lesson = unique('Dvoje')
  await screen.signIn()
  await screen.choose('Lekcije')
  await screen.create('Nova lekcija')
  await screen.field('Naslov').fill(lesson)
  await screen.pick('Cjelina', 'Slova i rečenice')
  await screen.save()
  return { screen, lesson }
}

/** A second browser of the demo admin, with the same record open. */
async function openBeside(browser: Browser, { page }: EditorScreen): Promise<EditorScreen> {
  const other = new EditorScreen(await (await browser.newContext()).newPage())
  await other.signIn()
  await other.page.goto(page.url())
  await expect(other.field('Naslov')).toBeVisible()
  await untilInteractive(other.page)
  return other
}

test('what two editors change in one lesson is there, whatever either does to it', async ({
  page,
  browser,
  faults,
}) => {
  test.slow()
  // Who saves second, and saving what was deleted.
  faults.expect(/\b(?:409|404)\b/)
  const { screen, lesson } = await openNewLesson(page)
  const other = await openBeside(browser, screen)

  await screen.field('Sažetak').fill('Prvi je napisao sažetak.')
  await other.field('Pojmovi').fill('dva, urednika')
  await screen.save()
  await other.save()
  await toast(other, MERGED)
  await expect(other.field('Sažetak')).toHaveValue('Prvi je napisao sažetak.')
  await expect(other.field('Pojmovi')).toHaveValue('dva, urednika')

  // One in the script, one in the fields.
  await other.link('Skripta').click()
  await other.page.getByRole('textbox', { name: 'Skripta' }).fill('Skripta drugog urednika.')
  await other.save()
  await screen.field('Sažetak').fill('Prvi ga je popravio.')
  await screen.save()
  await toast(screen, /^Spremljeno/)
  await other.page.goBack()

  // One publishes, one takes it back while the other types.
  await screen.field('Objavljena').check()
  await screen.save()
  await other.page.reload()
  await expect(other.field('Objavljena')).toBeChecked()
  await other.field('Objavljena').uncheck()
  await other.save()
  await screen.field('Sažetak').fill('Prvi piše dalje.')
  await screen.save()
  await toast(screen, MERGED)
  await expect(screen.field('Objavljena')).not.toBeChecked()

  // One deletes it while the other types: the text stays until the record is back.
  await other.page.reload()
  await other.button('Obriši…').click()
  await other.button('Obriši', other.page.getByRole('dialog')).click()
  await expect(other.heading('Lekcije')).toBeFocused()
  await screen.field('Sažetak').fill('Prvi piše u prazno.')
  await screen.button('Spremi').click()
  await expect(page.getByText(/^Zapis je u međuvremenu obrisan/)).toBeFocused()
  await other.choose('Koš')
  await other.link(lesson).click()
  await other.button('Vrati iz koša').click()
  await expect(other.heading('Koš')).toBeFocused()
  await screen.save()
  await page.reload()
  await expect(screen.field('Sažetak')).toHaveValue('Prvi piše u prazno.')
  await other.page.context().close()
})

test('two editors in one list and one script lose nothing, and are asked only about the same place', async ({
  page,
  browser,
  faults,
}) => {
  test.slow()
  faults.expect(/\b409\b/)
  const { screen } = await openNewLesson(page)
  const addCard = async (one: EditorScreen, number: number, front: string, back: string) => {
    await one.button('Dodaj karticu').click()
    await one.field(`${number}. kartica, pitanje`).fill(front)
    await one.field(`${number}. kartica, odgovor`).fill(back)
  }
  await addCard(screen, 1, 'Prva', '1')
  await addCard(screen, 2, 'Druga', '2')
  await screen.save()
  const other = await openBeside(browser, screen)

  // One adds a card, the other corrects one.
  await addCard(screen, 3, 'Treća', '3')
  await screen.save()
  await other.field('2. kartica, odgovor').fill('dva')
  await other.save()
  await toast(other, MERGED)
  await expect(other.field('3. kartica, pitanje')).toHaveValue('Treća')
  await expect(other.field('2. kartica, odgovor')).toHaveValue('dva')

  // Both correct the same one, and the first adds another: only the one asks.
  await screen.page.reload()
  await screen.field('1. kartica, odgovor').fill('**jedan**')
  await addCard(screen, 4, 'Četvrta', '4')
  await screen.save()
  await other.field('1. kartica, odgovor').fill('*jedno*')
  await other.button('Spremi').click()
  const conflict = other.page.getByRole('region', {
    name: 'Netko je u međuvremenu promijenio isto',
  })
  const theirs = conflict.getByRole('radio', { name: /^Njihovo:/ })
  await expect(conflict.locator('strong')).toHaveText('jedan')
  await theirs.check()
  await expect(other.field('1. kartica, odgovor')).toHaveValue('**jedan**')
  await conflict.getByRole('radio', { name: /^Tvoje:/ }).check()
  await expect(other.field('4. kartica, pitanje')).toHaveValue('Četvrta')
  await other.save()
  await other.page.reload()
  await expect(other.field('1. kartica, odgovor')).toHaveValue('*jedno*')
  await expect(other.field('4. kartica, pitanje')).toHaveValue('Četvrta')

  // Each writes another paragraph of the script.
  const script = (one: EditorScreen) => one.page.getByRole('textbox', { name: 'Skripta' })
  await screen.page.reload()
  await screen.link('Skripta').click()
  await script(screen).fill('Prvi odlomak.\n\nDrugi odlomak.\n\nTreći odlomak.')
  await screen.save()
  await other.link('Skripta').click()
  await expect(script(other)).toContainText('Treći odlomak.')
  await script(screen).getByText('Prvi odlomak.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Dopisano.')
  await screen.save()
  await script(other).getByText('Treći odlomak.').click()
  await other.page.keyboard.press('End')
  await other.page.keyboard.type(' I ovdje.')
  await other.save()
  await toast(other, MERGED)
  await expect(script(other)).toContainText('Prvi odlomak. Dopisano.')
  await expect(script(other)).toContainText('Treći odlomak. I ovdje.')
  await other.page.context().close()
})

test('nothing typed is lost with the network, the session, the back button or the tab', async ({
  page,
  context,
  faults,
}) => {
  test.slow()
  faults.expect(/ERR_INTERNET_DISCONNECTED/, /\b401\b/)
  const { screen, lesson } = await openNewLesson(page)
  const summary = screen.field('Sažetak')

  await summary.fill('Bez mreže')
  await context.setOffline(true)
  await screen.button('Spremi').click()
  await expect(page.getByText(/^Nema veze s internetom/)).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByText(/^Nacrt spremljen/)).toBeVisible()
  await screen.save()

  await summary.fill('Natrag')
  await page.evaluate(() => history.back())
  await page.getByRole('link', { name: 'Nastavi uređivati' }).click()
  await expect(summary).toHaveValue('Natrag')
  // The tab is closed, and the record opened again from the work queue.
  await page.goto('/admin')
  await page.getByRole('link', { name: lesson }).first().click()
  await expect(summary).toHaveValue('Natrag')

  await summary.fill('Prijava je istekla')
  await context.clearCookies()
  await page.waitForURL('**/admin/login?*')
  await untilInteractive(page)
  await page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
  await page.getByLabel('Lozinka', { exact: true }).fill(DEMO_ACCOUNTS.adminPassword)
  await screen.button('Prijavi se').click()
  await expect(screen.heading(lesson)).toBeVisible()
  await expect(summary).toHaveValue('Prijava je istekla')
  await screen.save()
})
