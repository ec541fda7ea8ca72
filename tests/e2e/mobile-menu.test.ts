import { expect, open, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const opener = (page: Page) => page.getByRole('button', { name: 'Otvori izbornik' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Izbornik' })

test.beforeEach(async ({ page }) => {
  await open(page, '/')
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
})

test('the focus stays inside the open menu', async ({ page }) => {
  const stops = await menu(page).locator('a, button').count()
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement: active, body } = document
      return active !== body && !active?.closest('dialog')
    })
    expect(isOutside, `after ${stop + 1} tabs`).toBe(false)
  }
})

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('its button and a tap beside it close the menu', async ({ page }) => {
  await page.getByRole('button', { name: 'Zatvori izbornik' }).tap()
  await expect(menu(page)).toBeHidden()
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.touchscreen.tap(10, 400)
  await expect(menu(page)).toBeHidden()
})

test('a link goes to its grade and closes the menu', async ({ page }) => {
  await menu(page).getByRole('link', { name: '3. razred' }).tap()
  await page.waitForURL('**/3-razred')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3. razred')
})

test('a link leads home', async ({ page }) => {
  await page.keyboard.press('Escape')
  await open(page, '/3-razred')
  await opener(page).tap()
  const first = menu(page).getByRole('link', { name: 'Početna' })
  await first.tap()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(menu(page)).toBeHidden()
})

test('the page behind the open menu stands still, and moves again after it', async ({ page }) => {
  const root = page.locator('html')
  await expect(root).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(root).toHaveCSS('overflow-y', 'visible')
})

test('its theme button says which look there is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await menu(page).getByRole('button', { name: 'Izgled: kao na uređaju' }).tap()
  await menu(page).getByRole('button', { name: 'Izgled: tamni' }).tap()
  await expect(menu(page).getByRole('button', { name: 'Izgled: svijetli' })).toBeVisible()
})

test('search results stay away while the menu is open', async ({ page }) => {
  await page.keyboard.press('Escape')
  const field = page.getByRole('combobox', { name: 'Pronađi lekciju' })
  await field.fill('broj')
  await expect(page.getByRole('option').first()).toBeVisible()
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})
