import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { lessons } from './support/lessons'
import { signIn } from './support/people'
import { signInNewPupil } from './support/pupils'
import { expect, open, overflowPixels, PHONE, test, type Locator, type Page } from './support/test'

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const TOLD = 'Tata me često tuče i bojim se ići kući.'
const lesson = lessons.find(({ path }) => path.startsWith('/5-razred/'))?.path ?? ''

/** The card stands there, and the field is still the one that is written in. */
async function expectHelp(page: Page, field: Locator): Promise<void> {
  const card = page.getByRole('region', { name: 'Pomoć' })
  await expect(card.getByRole('link', { name: 'Nazovi 116 111' })).toBeVisible()
  await expect(field).toBeFocused()
  expect(await overflowPixels(page)).toBeLessThanOrEqual(0)
}

test('a guest who tells of violence in a search finds help', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('combobox', { name: 'Pronađi lekciju' })
  await field.fill(TOLD)
  await expectHelp(page, field)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pretraži bazu znanja' }).click()
  const base = page.getByRole('searchbox', { name: 'Pretraži bazu znanja' })
  await base.fill(TOLD)
  await expectHelp(page, base)
  await base.fill('xqzokrast')
  await expect(page.getByText('Ako te nešto muči')).toBeVisible()
})

test('a pupil finds help under a note, without a connection too', async ({ page, context }) => {
  await signInNewPupil(page)
  await open(page, '/profil/biljeznica')
  await page.getByRole('button', { name: 'Nova bilješka' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naslov').fill('Danas')
  await expect(dialog.locator('[aria-live=polite]').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const field = dialog.getByLabel('Tekst')
  await field.fill(TOLD)
  await expectHelp(page, field)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Spremi' }).click()
  await expect(dialog.getByText('Bilješka je spremljena.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Nazovi 116 111' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zatvori' }).last().click()
  await expect(page.getByRole('article')).toContainText(TOLD)
})

test('a pupil is asked before such a question goes to the professor', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, lesson)
  await page.getByRole('button', { name: 'Pitaj profesora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pitaj profesora' })
  const field = dialog.getByLabel('Što ti nije jasno?')
  await field.fill(TOLD)
  await expectHelp(page, field)
  await dialog.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Želiš li ovo poslati?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ne šalji' }).click()
  await expect(dialog).toBeHidden()
})

test('the assistant shows the same help, and none is kept', async ({ page }) => {
  await open(page, `${lesson}/kwiz`)
  await page.getByRole('button', { name: 'Trebaš pomoć?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pomoćnik' })
  await dialog.getByLabel('Pitaj svojim riječima').fill(TOLD)
  await dialog.getByRole('button', { name: 'Pitaj', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Nazovi 116 111' })).toHaveCount(1)
})
