import { DESKTOP, expect, open, test, type Page } from './support/test'

test.use(DESKTOP)

const button = (page: Page) => page.getByRole('button', { name: 'Odaberi razred' })
const gradeLink = (page: Page, grade: number) =>
  page.getByRole('banner').getByRole('link', { name: `${grade}. razred` })

test.beforeEach(({ page }) => open(page, '/'))

test('the grades open on hover and close on leaving', async ({ page }) => {
  await expect(gradeLink(page, 1)).toBeHidden()
  await button(page).hover()
  await expect(gradeLink(page, 1)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await gradeLink(page, 8).hover()
  await expect(gradeLink(page, 8)).toBeVisible()
  await page.getByRole('contentinfo').hover()
  await expect(gradeLink(page, 1)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a click chooses a grade, goes there and closes the list', async ({ page }) => {
  await button(page).click()
  await gradeLink(page, 5).click()
  await page.waitForURL('**/5-razred')
  await expect(page.getByRole('heading', { level: 1, name: '5. razred' })).toBeVisible()
  await page.getByRole('contentinfo').hover()
  await button(page).click()
  await expect(gradeLink(page, 5)).toHaveAttribute('aria-current', 'page')
})

test('the list closes when the focus leaves it', async ({ page }) => {
  await button(page).focus()
  await page.keyboard.press('Space')
  await expect(gradeLink(page, 1)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(gradeLink(page, 1)).toBeHidden()
})

for (const width of [768, 1024, 1280])
  test(`at ${width} px the head leads to the price list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const prices = page.getByRole('banner').getByRole('link', { name: 'Cjenik' })
    if (width < 1280) await button(page).click()
    await expect(prices).toHaveCount(1)
    await prices.click()
    await page.waitForURL('**/cjenik')
  })
