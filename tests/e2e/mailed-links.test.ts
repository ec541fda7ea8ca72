import { ENTRY_PATHS } from './support/entry-screens'
import { expect, open, overflowPixels, PHONE, test } from './support/test'

test.use(PHONE)

test('an old link that undoes a change of the e-mail says so once it is pressed', async ({
  page,
  faults,
}) => {
  faults.expect(/400/)
  await open(page, '/povrat-emaila#stara-poveznica')
  await page.getByRole('button', { name: 'Poništi promjenu emaila' }).tap()
  await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeFocused()
  await page.getByRole('button', { name: 'Na prijavu' }).tap()
  await page.waitForURL('**/prijava')
})

test('who comes by a link doesn’t see the form that asks for one', async ({ page, faults }) => {
  faults.expect(/failed/i)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/resetiraj-lozinku#poveznica')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pošalji poveznicu' })).toBeHidden()
})

for (const path of ENTRY_PATHS) {
  test(`${path} fits the narrowest phone and is the same for everyone`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.headers()).not.toHaveProperty('set-cookie')
    await expect(page).toHaveTitle(/^[^|]+ \| Iskra$/)
    // Search engines leave out what a mailed link leads to.
    const isUnlisted = ['/resetiraj-lozinku', '/potvrda-emaila', '/povrat-emaila'].includes(path)
    const robots = page.locator('meta[name=robots][content*=noindex]')
    await expect(robots).toHaveCount(isUnlisted ? 1 : 0)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflowPixels(page), `${width} px`).toBe(0)
    }
  })
}
