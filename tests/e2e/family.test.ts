import { chooseInMenu } from './support/entry-screens'
import { signIn, signInNewParent } from './support/people'
import { expect, open, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const openMenu = (page: Page) => page.getByRole('button', { name: 'Otvori izbornik' }).click()

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signInNewParent(page)
  await open(page, '/5-razred')
  const second = await context.newPage()
  await open(second, '/6-razred')
  await chooseInMenu(second, 'Odjava')
  await second.waitForURL((url) => url.pathname === '/')
  await openMenu(page)
  await expect(page.getByRole('link', { name: 'Prijava' }).first()).toBeVisible()
})

test('the head knows who looks before scripts run, and nothing moves', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  await signIn(page, 'maja', 'Iskra-demo-2026')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/5-razred')
  await expect(page.getByText('Kreni učiti').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prijava' })).toHaveCount(0)
})
