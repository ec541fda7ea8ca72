import { expect, open, test } from './support/test'

test('while the next page is on its way a line says so, and it is gone with the arrival', async ({
  page,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  // What the router fetches: of pages that the links in sight lead to, and of the one that is opened.
  await page.route(
    ({ searchParams }) => searchParams.has('_rsc'),
    async (route) => {
      await held
      await route.continue().catch(() => undefined)
    },
  )
  await open(page, '/5-razred')
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Vremeplov 5/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-leaving')
  const line = () =>
    page.evaluate(
      () =>
        document.documentElement.getBoundingClientRect().width > 0 &&
        new DOMMatrix(getComputedStyle(document.documentElement, '::after').transform).a,
    )
  await expect.poll(line).toBeGreaterThan(0.1)
  arrive()
  await expect(page).toHaveURL(/vremeplov-5$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-leaving')
})
