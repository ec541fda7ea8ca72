import { lessons } from './support/lessons'
import { DESKTOP, expect, open, test, type Page } from './support/test'

test.use(DESKTOP)

const toggle = (page: Page) => page.getByRole('button', { name: /^Izgled: / })
const root = (page: Page) => page.locator('html')
const textColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

test('until it is chosen, the look follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  const dark = await textColor(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
  expect(await textColor(page)).not.toBe(dark)
})

test('a chosen look stays over a reload and on every page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await toggle(page).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  // The bar of the browser takes its colour, whatever the system's.
  await expect(page.locator('meta[name=theme-color][content="#14112a"]')).toHaveCount(2)
  await open(page, `${lessons[0]?.path}/skripta`)
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await toggle(page).click()
  await expect(root(page)).toHaveAttribute('data-theme', 'light')
})

test('the system can be followed again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  for (const name of ['kao na uređaju', 'tamni', 'svijetli']) {
    await expect(toggle(page)).toHaveAccessibleName(`Izgled: ${name}`)
    await toggle(page).click()
  }
  await expect(toggle(page)).toHaveAccessibleName('Izgled: kao na uređaju')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
})

test('the look is set before the first thing is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: string[] = []
    Object.assign(window, { themesSeen: seen })
    // In every frame in which there is something to see, the look must be there.
    const look = () => {
      if (document.querySelector('header')) seen.push(document.documentElement.dataset.theme ?? '')
      if (seen.length < 30) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await page.waitForFunction(() => (window as unknown as Seen).themesSeen.length >= 30)
  const seen = await page.evaluate(() => (window as unknown as Seen).themesSeen)
  expect(new Set(seen)).toEqual(new Set(['dark']))
})

type Seen = { themesSeen: string[] }

for (const path of ['/', `${lessons[0]?.path}/skripta`, `${lessons[0]?.path}/kartice`]) {
  test(`the first stop of the keyboard on ${path} leads past the header`, async ({ page }) => {
    await open(page, path)
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Preskoči na sadržaj' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main:visible')).toBeFocused()
  })
}

test('the skip link finds the content after a change of pages, too', async ({ page }) => {
  await open(page, '/')
  await page.locator('main a[href="/5-razred"]').first().click()
  await page.waitForURL('**/5-razred')
  const lesson = lessons.find(({ gradeSlug }) => gradeSlug === '5-razred')
  await page.locator(`main a[href="/5-razred/${lesson?.literatureSlug}"]:visible`).click()
  await page.locator(`main a[href="${lesson?.path}"]:visible`).click()
  await page.locator(`main a[href="${lesson?.path}/skripta"]:visible`).click()
  await page.waitForURL('**/skripta')
  const skips = async () => {
    await page.getByRole('link', { name: 'Preskoči na sadržaj' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main:visible')).toBeFocused()
  }
  await skips()
  await page.goBack()
  await page.waitForURL(`**${lesson?.path}`)
  await skips()
  await page.goBack()
  await page.waitForURL(`**/${lesson?.literatureSlug}`)
  await skips()
})
