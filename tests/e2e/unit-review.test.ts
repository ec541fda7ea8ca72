import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { bookMapPath, textbookPath, unitReviewPath } from '@/lib/platform/paths'
import { DESKTOP_VIEWS, expectAccessible, PHONE_VIEWS } from './support/axe'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { signIn } from './support/people'
import { DESKTOP, expect, open, overflowPixels, PHONE, test } from './support/test'

const BOOK = ['5-razred', 'brojevni-atelje-5'] as const
const REVIEW = unitReviewPath(...BOOK, 'prirodni-brojevi')
const LINK = { name: 'Ponovi cjelinu: Prirodni brojevi' }

for (const [name, device] of [
  ['phone', { ...PHONE, viewport: { width: 360, height: 740 } }],
  ['desktop', DESKTOP],
] as const)
  test.describe(name, () => {
    test.use(device)

    test('the keyboard leads from textbook and map to the review, and on to a quiz', async ({
      page,
    }) => {
      for (const path of [textbookPath(...BOOK), bookMapPath(...BOOK)]) {
        await open(page, path)
        await page.getByRole('link', LINK).press('Enter')
        await page.waitForURL(`**${REVIEW}`)
      }
      await watchLayoutShifts(page)
      await open(page, REVIEW)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Ponovi cjelinu: Prirodni brojevi',
      )
      await expect(page.locator('.prose .callout').first()).toContainText('Zapamti.')
      expect(await overflowPixels(page)).toBe(0)
      expect(await readLayoutShifts(page)).toEqual([])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        RegExp(`${REVIEW}$`),
      )
      await page
        .getByRole('link', { name: /^Kviz: / })
        .first()
        .press('Enter')
      await page.waitForURL('**/kwiz')
    })

    test('a pupil sees where they are: asked for once, and nothing moves', async ({ page }) => {
      await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/savladanost')) asked.push(request.url())
      })
      await watchLayoutShifts(page)
      await open(page, REVIEW)
      await expect(
        page.getByText(/^(Savladano$|Na putu: \d od 8|Čeka prvu vježbu)/).first(),
      ).toBeVisible()
      expect(asked).toHaveLength(1)
      expect(await readLayoutShifts(page)).toEqual([])
      expect(await overflowPixels(page)).toBe(0)
    })
  })

test('the last lesson of a unit leads to its review', async ({ page }) => {
  await open(page, textbookPath(...BOOK))
  const last = page.locator('#prirodni-brojevi').getByRole('listitem').last().getByRole('link')
  await open(page, (await last.getAttribute('href')) ?? '')
  await page.getByRole('link', { name: /^Ovo je zadnja lekcija cjeline .*Ponovi cjelinu$/ }).click()
  await page.waitForURL(`**${REVIEW}`)
})

test('axe finds nothing on the review, for a guest and for a pupil', async ({ page }) => {
  await open(page, REVIEW)
  await expectAccessible(page, [...PHONE_VIEWS, ...DESKTOP_VIEWS])
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, REVIEW)
  await expectAccessible(page)
})

test('on paper the review is whole, without the ways on', async ({ page }) => {
  await open(page, REVIEW)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Kviz: / }).first()).toBeHidden()
  await expect(page.locator('.prose .callout').first()).toBeVisible()
  await expect(page.getByText(/^Iskra · https?:/)).toHaveText(RegExp(`${REVIEW}$`))
})
