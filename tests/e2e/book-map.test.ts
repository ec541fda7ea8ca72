import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { bookMapPath, textbookPath } from '@/lib/platform/paths'
import { DESKTOP_VIEWS, expectAccessible, PHONE_VIEWS } from './support/axe'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { lessons, type SeedLesson } from './support/lessons'
import { signIn } from './support/people'
import { DESKTOP, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

const lesson = lessons.find(({ slug }) => slug === 'djeljivost-s-2-5-i-10') as SeedLesson
const BOOK = textbookPath(lesson.gradeSlug, lesson.literatureSlug)
const MAP = bookMapPath(lesson.gradeSlug, lesson.literatureSlug)
const own = lessons.filter(({ path }) => path.startsWith(`${BOOK}/`))

const titleLink = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title, exact: true })
/** The units, each with its lessons. */
const units = (page: Page) => page.getByRole('main').locator('section[id]')

for (const [name, device] of [
  ['phone', { ...PHONE, viewport: { width: 360, height: 740 } }],
  ['desktop', DESKTOP],
] as const)
  test.describe(name, () => {
    test.use(device)

    test('the keyboard leads from a textbook over its map to a lesson', async ({ page }) => {
      await watchLayoutShifts(page)
      await open(page, BOOK)
      await page.getByRole('link', { name: 'Karta knjige' }).press('Enter')
      await page.waitForURL(`**${MAP}`)
      await expect(page.getByRole('heading', { level: 1, name: /^Karta knjige: / })).toBeVisible()
      await expect(page.getByText(/^Cijela knjiga na jednom mjestu: /)).toBeVisible()
      await expect(units(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
      for (const { title } of own) await expect(titleLink(page, title).first()).toBeVisible()
      expect(await overflowPixels(page)).toBe(0)
      expect(await readLayoutShifts(page)).toEqual([])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', RegExp(`${MAP}$`))
      await titleLink(page, lesson.title).first().press('Enter')
      await page.waitForURL(`**${lesson.path}`)
    })

    test('a pupil sees where they are: asked for once, and nothing moves', async ({ page }) => {
      await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/savladanost')) asked.push(request.url())
      })
      await watchLayoutShifts(page)
      await open(page, MAP)
      await expect(page.getByText(/^(Savladano$|Na putu: \d od 8)/).first()).toBeVisible()
      expect(asked).toHaveLength(1)
      expect(await readLayoutShifts(page)).toEqual([])
      expect(await overflowPixels(page)).toBe(0)
    })
  })

test('axe finds nothing on the map, for a guest and for a pupil', async ({ page }) => {
  await open(page, MAP)
  await expectAccessible(page, [...PHONE_VIEWS, ...DESKTOP_VIEWS])
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, MAP)
  await expect(page.getByText(/^(Savladano$|Na putu: \d od 8)/).first()).toBeVisible()
  await expectAccessible(page)
})

test('on paper the map is whole and says where it comes from', async ({ page }) => {
  await open(page, MAP)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText(/^Iskra · https?:/)).toHaveText(RegExp(`${MAP}$`))
  await expect(units(page).getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid')
})
