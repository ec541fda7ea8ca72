import { expectAccessible } from './support/axe'
import { lessons } from './support/lessons'
import { expect, open, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const path = `${lessons[0]?.path}/skripta`
const font = (page: Page) =>
  page
    .locator('main .prose')
    .first()
    .evaluate((text) => getComputedStyle(text).fontFamily)

test('what is chosen for reading is there before the first thing is drawn', async ({ page }) => {
  await open(page, path)
  const usual = await font(page)
  await page.getByRole('button', { name: 'Pomoć pri čitanju' }).click()
  await page.getByRole('radio', { name: 'Lakša za čitanje' }).check()
  await page.getByRole('radio', { name: 'Najveća' }).check()
  expect(await font(page)).not.toBe(usual)
  await expectAccessible(page)
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { sizesSeen: seen })
    const look = () => {
      if (document.querySelector('header')) seen.push(document.documentElement.dataset.readingSize)
      if (seen.length < 10) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await page.waitForFunction(() => (window as unknown as Seen).sizesSeen.length >= 10)
  const seen = await page.evaluate(() => (window as unknown as Seen).sizesSeen)
  expect(new Set(seen)).toEqual(new Set(['largest']))
})

type Seen = { sizesSeen: (string | undefined)[] }
