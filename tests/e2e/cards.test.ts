import { FREE_CARDS } from '@/lib/people/billing/limits'
import { tabTo } from './support/entry-screens'
import { CardScreen } from './support/card-screen'
import { seedCards } from './support/cards'
import { lessons, type SeedLesson } from './support/lessons'
import { signInNewPupil } from './support/pupils'
import { expect, open, overflowPixels, PHONE, test, untilInteractive } from './support/test'

test.use(PHONE)

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const REVIEW = /\/api\/kartice\/[^/]+\/ocjena/

test('a guest goes through the cards with the keyboard alone, to the quiz', async ({ page }) => {
  const screen = new CardScreen(page)
  const [first, second] = seedCards(lesson)
  await screen.open(lesson)
  await expect(screen.place).toHaveText(`Kartica 1 od ${FREE_CARDS}`)
  await expect(screen.side).toContainText(first?.front ?? '')
  await page.keyboard.press('Space')
  await expect(screen.side).toContainText(first?.back ?? '')
  await expect(screen.side).toBeFocused()
  await page.keyboard.press('1')
  await expect(screen.side).toContainText(second?.front ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(screen.place).toHaveText(`Kartica 1 od ${FREE_CARDS}`)
  await page.keyboard.press('ArrowRight')
  for (let place = 2; place <= FREE_CARDS; place += 1) {
    await expect(screen.place).toHaveText(`Kartica ${place} od ${FREE_CARDS}`)
    expect(await overflowPixels(page)).toBe(0)
    await page.keyboard.press(place % 2 ? 'ArrowUp' : 'ArrowDown')
    await page.keyboard.press(place === FREE_CARDS ? '2' : '1')
  }
  await expect(screen.end(FREE_CARDS - 1, FREE_CARDS)).toBeFocused()
  await tabTo(page, page.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(seedCards(lesson)[FREE_CARDS - 1]?.back ?? '')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Riješi kviz' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${lesson.path}/kwiz`)
})

test('a tap flips the card, and the tile of the lesson leads to it', async ({ page }) => {
  const screen = new CardScreen(page)
  const [first] = seedCards(lesson)
  await open(page, lesson.path)
  await page.getByRole('link', { name: /^Kartice/ }).tap()
  await page.waitForURL(`**${lesson.path}/kartice`)
  await untilInteractive(page)
  await expect(screen.side).toContainText(first?.front ?? '')
  await screen.side.tap()
  await expect(screen.side).toContainText(first?.back ?? '')
  await screen.button('Ne znam').tap()
  await expect(screen.place).toHaveText(`Kartica 2 od ${FREE_CARDS}`)
})

test('a pupil takes a wrong tap back, and the server knows only the right one', async ({
  page,
  faults,
}) => {
  // What is taken back while its XP is redeemed has none to redeem.
  faults.expect(/409.*\/xp\?/)
  const screen = new CardScreen(page)
  const [first] = seedCards(lesson)
  await signInNewPupil(page)
  await screen.open(lesson)
  await screen.side.tap()
  await screen.button('Ne znam').tap()
  const undone = page.waitForResponse(/\/api\/kartice\/ocjene\//)
  await page.getByRole('button', { name: 'Poništi „Ne znam”' }).tap()
  await expect(screen.side).toContainText(first?.back ?? '')
  expect((await undone).status()).toBe(200)
  expect(await overflowPixels(page)).toBe(0)
  const mistakes = await page.request.get('/api/korisnik/greske')
  expect(await mistakes.json()).toMatchObject({ total: 0 })
  await screen.button('Znam').tap()
  await page.keyboard.press('Backspace')
  await expect(screen.side).toContainText(first?.back ?? '')
  await expect(screen.place).toHaveText(`Kartica 1 od ${FREE_CARDS}`)
})

test('a card turns in space, and where motion is unwelcome at once', async ({ page }) => {
  const screen = new CardScreen(page)
  const seconds = () =>
    screen.side.evaluate((side) =>
      Number.parseFloat(getComputedStyle(side.parentElement as Element).transitionDuration),
    )
  await screen.open(lesson)
  expect(await seconds()).toBeGreaterThan(0.3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seconds()).toBeLessThan(0.01)
})

test('a pupil’s profile says that the day is done, and today’s page too', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, '/profil')
  const panel = page.getByRole('region', { name: 'Kartice za danas' })
  await expect(panel).toContainText('Kad u nekoj lekciji okreneš prve kartice')
  const screen = new CardScreen(page)
  await screen.open(lesson)
  await screen.turn()
  const kept = page.waitForResponse(REVIEW)
  // A page that is left sooner leaves its XP to the next one, which may find it redeemed: a 409.
  const redeemed = page.waitForResponse(/\/xp\?/)
  await screen.button('Ne znam').tap()
  await kept
  await redeemed
  await open(page, '/profil')
  await expect(panel).toContainText('Za danas je sve ponovljeno.')
  await open(page, '/profil/kartice')
  await expect(page.getByText('Za danas je sve ponovljeno')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Na profil', exact: true }).tap()
  await page.waitForURL('**/profil')
})
