import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { CardScreen } from './support/card-screen'
import { lessons, type SeedLesson } from './support/lessons'
import { signIn, signInNewParent } from './support/people'
import { expect, open, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the profile of a parent, nor in its dialogs', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
  await open(page, '/profil')
  await expectAccessible(page)
  for (const [button, title] of [
    ['Zamijeni profil', 'Zamijeni profil'],
    ['Postavke', 'Postavke korisničkog računa'],
    ['Uredi: Maja', 'Uredi: Maja'],
    ['Obriši: Maja', 'Obrisati profil: Maja?'],
    ['Obriši račun', 'Brisanje računa'],
  ] as const)
    await test.step(title, async () => {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: button, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
})

test('axe finds nothing among the errors of a new child, nor without children', async ({
  page,
}) => {
  await signInNewParent(page)
  await open(page, '/profil')
  const dialog = page.getByRole('dialog', { name: 'Dodaj dijete' })
  await dialog.getByRole('button', { name: 'Dodaj dijete' }).click()
  await expect(dialog.getByText('Ime je obavezno')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zatvori' }).click()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
})

test('axe finds nothing on the profile of a pupil and among the pictures', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, '/profil')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Promijeni sličicu' }).click()
  await expect(page.getByRole('dialog', { name: 'Promijeni sličicu' })).toBeVisible()
  await expectAccessible(page)
})

const lesson = lessons.find(({ slug }) => slug === 'pitagorin-poucak') as SeedLesson

test('axe finds nothing on a card, on its back, and at the end of the pile', async ({ page }) => {
  const screen = new CardScreen(page)
  await screen.open(lesson)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(screen.button('Ne znam')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('2')
  for (let place = 2; place <= 8; place += 1) await page.keyboard.press('ArrowRight')
  await expect(screen.end(0, 8)).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expectAccessible(page)
})

test('axe finds nothing on today’s page', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.children[1], DEMO_ACCOUNTS.password)
  await open(page, '/profil/kartice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartice za danas')
  await expectAccessible(page)
})
