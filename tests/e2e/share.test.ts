import { lessons } from './support/lessons'
import { DESKTOP, expect, open, test } from './support/test'

test.use(DESKTOP)

test('a guest who copies the address of a lesson is told so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${lessons[0]?.path}`)
  await page.getByRole('button', { name: 'Podijeli' }).click()
  await expect(page.getByText('Poveznica je kopirana.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
