import { CONSENT_KEY } from '@/lib/site/dynamic-content/consent'
import { expectAccessible } from './support/axe'
import { lessons } from './support/lessons'
import { DESKTOP, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

test.use({ hasChosenCookies: false })

const banner = (page: Page) => page.getByRole('region', { name: 'Kolačići' })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the banner asks once, says what was chosen, and opens again from the foot of a page', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(banner(page)).toBeVisible()
    // Without an id nothing is counted (with one: lifecycle-statistics.test.ts).
    await expect(banner(page)).not.toContainText(/analitik|broji/)
    expect(await overflowPixels(page)).toBe(0)
    await page.setViewportSize(DESKTOP.viewport)
    expect(await overflowPixels(page)).toBe(0)
    await expectAccessible(page)
    await button(page, 'Samo nužni').click()
    await expect(page.getByText('Prihvaćeni su samo nužni kolačići.')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect(await kept(page)).toBe('essential')
    // A success is shown for a second (rule 7.1).
    await expect(page.getByText('Prihvaćeni su samo nužni kolačići.')).toBeHidden()

    await open(page, '/5-razred')
    await expect(banner(page)).toBeHidden()
    await button(page, 'Postavke kolačića').click()
    await expect(banner(page)).toBeFocused()
    await expect(banner(page)).toContainText('Sada vrijedi: samo nužni kolačići.')
    await button(page, 'Prihvati sve').click()
    await expect(page.getByText('Prihvatili ste sve kolačiće.')).toBeVisible()
    await expect(button(page, 'Postavke kolačića')).toBeFocused()
    expect(await kept(page)).toBe('all')
  })
})

test('a choice made before the scripts are there is kept, and confirmed with them', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await button(page, 'Samo nužni').click()
  await expect(banner(page)).toBeHidden()
  expect(await kept(page)).toBe('essential')
  arrive()
  await expect(page.getByText('Prihvaćeni su samo nužni kolačići.')).toBeVisible()
})

test('the policy on cookies opens the banner, too, and says that a choice was taken back', async ({
  page,
}) => {
  await open(page, '/politika-kolacica')
  await button(page, 'Samo nužni').click()
  await button(page, 'Postavke kolačića').click()
  await expect(banner(page)).toBeFocused()
  await button(page, 'Povuci izbor').click()
  await expect(page.getByText('Izbor je povučen')).toBeVisible()
})

test('the keyboard comes to the banner right after the way past the header', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the banner covers neither the buttons of a quiz nor the end of a page', async ({
    page,
  }) => {
    await open(page, `${lessons[0]?.path}/kwiz`)
    await expect(banner(page)).toBeVisible()
    await page.locator('fieldset label').first().click()
    await button(page, 'Provjeri').click({ timeout: 2_000 })
    await open(page, '/')
    await page.getByText(/^© 2025/).scrollIntoViewIfNeeded()
    const end = await page.getByText(/^© 2025/).boundingBox()
    const top = await banner(page).boundingBox()
    // Of parts of a pixel.
    expect((end?.y ?? 0) + (end?.height ?? 0) - 1).toBeLessThanOrEqual(top?.y ?? 0)
  })
})
