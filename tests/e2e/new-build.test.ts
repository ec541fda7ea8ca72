import { lessons } from './support/lessons'
import { signInNewParent } from './support/people'
import { expect, open, PHONE, test, type Page } from './support/test'

const HOUR = '01:00:00'
const SCRIPTS = '**/_next/static/**/*.js'
const quiz = `${lessons[0]?.path}/kwiz`

const answerAs = (page: Page, build: string) =>
  page.route('**/api/health?*', (route) => route.fulfill({ json: { status: 'ok', build } }))

test.describe('a tab that was open while the site got a new build', () => {
  test.use({ viewport: PHONE.viewport })

  test('is offered it after an hour; what was chosen is there afterwards', async ({ page }) => {
    await page.clock.install()
    await open(page, quiz)
    const choice = page.getByRole('radio').or(page.getByRole('checkbox')).first()
    await choice.check({ force: true })
    await answerAs(page, 'nova')
    await page.clock.fastForward(HOUR)
    const offer = page.getByText('Stigla je nova verzija Iskre.')
    await expect(offer).toBeInViewport()
    await page.unroute('**/api/health?*')
    await page.getByRole('button', { name: 'Učitaj je' }).press('Enter')
    await expect(offer).toBeHidden()
    await expect(choice).toBeChecked()
  })
})

test('a part of the page that went with the old build reloads the page, once', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/, /chunk/i)
  await signInNewParent(page)
  await open(page, '/profil')
  await page.getByRole('dialog').getByRole('button', { name: 'Zatvori' }).click()
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(SCRIPTS, (route) => route.abort())
  const again = page.waitForEvent('load')
  const gone = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Postavke', exact: true }).click()
  await gone
  await page.unroute(SCRIPTS)
  await again
  await page.getByRole('dialog').getByRole('button', { name: 'Zatvori' }).click()
  await page.getByRole('button', { name: 'Postavke', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(loads).toBe(1)
})

test('a page whose first scripts went with the old build is loaded anew', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  // Not counted by its loads: the reload may come before the first of them.
  let visits = 0
  page.on('request', (request) => (visits += Number(request.isNavigationRequest())))
  await page.route(SCRIPTS, (route) => route.abort(), { times: 1 })
  await open(page, quiz)
  await expect.poll(() => visits).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(visits).toBe(2)
})
