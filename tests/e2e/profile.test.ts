import { lessons } from './support/lessons'
import { addChild, PASSWORD, signIn, signInNewParent } from './support/people'
import { expect, open, test, type Page } from './support/test'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a toast is seen and heard while a dialog is open', async ({ page }) => {
  await signInNewParent(page)
  await open(page, '/profil')
  await dialog(page, 'Dodaj dijete').getByRole('button', { name: 'Zatvori' }).click()
  await page.getByRole('button', { name: 'Postavke', exact: true }).click()
  const settings = dialog(page, 'Postavke korisničkog računa')
  await settings.getByLabel('Ime', { exact: true }).fill('Ivana')
  await settings.getByRole('button', { name: 'Spremi promjene' }).click()
  const toasts = page.getByRole('region', { name: /Obavijesti/ })
  await expect(toasts).toContainText('Uspješno ste ažurirali osobne podatke')
  await expect(settings).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Spremi promjene' })).toBeDisabled()
})

test('what was changed stays changed after many steps away and back', async ({ page }) => {
  const parent = await signInNewParent(page)
  const child = await addChild(page, parent._id)
  await signIn(page, child.nickName)
  await open(page, '/profil')
  await page.getByRole('button', { name: 'Promijeni sličicu' }).click()
  const saved = page.waitForResponse(/update-avatar/)
  await page.getByRole('radio', { name: 'Sova' }).check()
  await saved
  await page.keyboard.press('Escape')
  const path = lessons.find(({ gradeSlug }) => gradeSlug === '5-razred')?.path ?? ''
  const book = path.slice(0, path.lastIndexOf('/'))
  const steps = ['/5-razred', book, path, `${path}/skripta`, path, `${path}/kwiz`]
  for (const next of steps) {
    await page.locator(`a[href="${next}"]:visible`).first().click()
    await expect(page).toHaveURL(next)
  }
  for (const before of ['/profil', ...steps].slice(0, -1).toReversed()) {
    await page.goBack()
    await expect(page).toHaveURL(before)
  }
  const picture = page.getByRole('main').locator('img:visible').first()
  await expect(picture).toHaveAttribute('src', '/avatars/sova.svg')
})

test('an erasure whose answer got lost is told at the second press', async ({ page, faults }) => {
  faults.expect(/brisanje/, /Failed to load/)
  const { _id } = await signInNewParent(page)
  await addChild(page, _id)
  await open(page, '/profil')
  await page.getByRole('button', { name: 'Obriši račun' }).click()
  const asked = dialog(page, 'Brisanje računa')
  await asked.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
  await asked.getByRole('button', { name: 'Nastavi' }).click()
  await page.route(
    '**/api/korisnik/brisanje?*',
    async (route) => {
      // The server does its work; nothing of what it says arrives, what it says of cookies neither.
      const cookies = await page.context().cookies()
      expect((await route.fetch()).status()).toBe(200)
      await page.context().addCookies(cookies)
      await route.abort()
    },
    { times: 1 },
  )
  const sure = asked.getByRole('button', { name: 'Da, obriši sve zauvijek' })
  await sure.click()
  await expect(asked.getByText('Nema veze s internetom.')).toBeVisible()
  await sure.click()
  await expect(dialog(page, 'Račun je obrisan')).toBeVisible()
  await page.getByRole('button', { name: 'Na početnu' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // What a browser keeps of a device opens nothing.
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name !== 'iskra_device')).toEqual([])
})
