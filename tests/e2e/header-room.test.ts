import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { signIn } from './support/people'
import { expect, open, overflowPixels, test, type Page } from './support/test'

/** Pixels that the hint of the search box lacks to be read whole. */
const missing = (page: Page): Promise<number> =>
  page.getByRole('combobox', { name: 'Pronađi lekciju' }).evaluate((box: HTMLInputElement) => {
    const style = getComputedStyle(box)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('Nothing to measure with')
    pen.font = style.font
    const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return pen.measureText(box.placeholder).width - room
  })

for (const who of ['a guest', 'a pupil'] as const) {
  test.describe(`the head of the pages for ${who}`, () => {
    test.beforeEach(async ({ page }) => {
      if (who === 'a pupil') await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
    })

    test.describe('on a tablet', () => {
      test.use({ viewport: { width: 768, height: 1024 } })

      test('shows the hint of the search whole, in one row', async ({ page }) => {
        await open(page, '/zabavni-kwizovi')
        expect(await missing(page)).toBeLessThanOrEqual(0)
        expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65)
      })
    })

    test.describe('with text of twice the size', () => {
      test.use({ viewport: { width: 1280, height: 860 } })

      test('stays within the window', async ({ page }) => {
        await open(page, '/zabavni-kwizovi')
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        expect(await overflowPixels(page)).toBeLessThanOrEqual(0)
      })
    })
  })
}

test('the narrowest phone shows a guest the hint of the search whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  expect(await missing(page)).toBeLessThanOrEqual(0)
  expect(await overflowPixels(page)).toBe(0)
})
