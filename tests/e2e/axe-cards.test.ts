import { DEMO } from '@/lib/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { CardScreen } from './support/card-screen'
import { lessons, type SeedLesson } from './support/lessons'
import { signIn } from './support/people'
import { expect, open, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lesson = lessons.find(({ slug }) => slug === 'pitagorin-poucak') as SeedLesson

test('axe finds nothing on a card, on its back, and at the end of the pile', async ({ page }) => {
  const screen = new CardScreen(page)
  await screen.open(lesson)
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(screen.button('Ne znam')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('2')
  for (let place = 2; place <= 8; place += 1) await page.keyboard.press('ArrowRight')
  await expect(screen.end(0, 8)).toBeVisible()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expectAccessible(page)
})

test('axe finds nothing on today’s page', async ({ page }) => {
  await signIn(page, DEMO.children[1], DEMO.password)
  await open(page, '/profil/kartice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kartice za danas')
  await expectAccessible(page)
})
