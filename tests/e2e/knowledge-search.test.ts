import { expectAccessible } from './support/axe'
import { lessons } from './support/lessons'
import { DESKTOP, expect, open, test } from './support/test'

test.use(DESKTOP)

test('the knowledge base is searched by keys alone', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('searchbox', { name: 'Pretraži bazu znanja' })
  const dialog = page.getByRole('dialog', { name: 'Baza znanja' })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.keyboard.press('/')
  await field.fill('trokutt')
  await expect(dialog.getByRole('status')).toContainText('Misliš li na „trokut”?')
  const links = dialog.getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(10)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Prikaži još' }).press('Enter')
  await expect(links.nth(10)).toBeFocused()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await field.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  const path = await links.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the foot of a script opens it too', async ({ page }) => {
  await open(page, `${lessons[0]?.path}/skripta`)
  await page.getByRole('button', { name: 'Pretraži bazu znanja' }).click()
  await expect(page.getByRole('searchbox', { name: 'Pretraži bazu znanja' })).toBeFocused()
})
