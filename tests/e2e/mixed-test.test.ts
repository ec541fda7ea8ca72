import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { bookMapPath, rehearsalPath, unitReviewPath, unitTestPath } from '@/lib/platform/paths'
import { DESKTOP_VIEWS, expectAccessible, PHONE_VIEWS } from './support/axe'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { signIn } from './support/people'
import { signInNewPupil } from './support/pupils'
import { TestScreen } from './support/test-screen'
import { expect, open, overflowPixels, test, type Page } from './support/test'

const UNIT = ['5-razred', 'brojevni-atelje-5', 'prirodni-brojevi'] as const
const REVIEW = unitReviewPath(...UNIT)
const TEST = unitTestPath(...UNIT)
const MAP = bookMapPath(UNIT[0], UNIT[1])

const openTest = async (page: Page) => {
  await open(page, TEST)
  await page.getByText('Test se učitava...').waitFor({ state: 'detached' })
}

test.use({ viewport: { width: 360, height: 740 } })

test('a pupil begins a mixed test, goes on with it later, and reads which lessons to repeat', async ({
  page,
}) => {
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, REVIEW)
  await page.getByRole('link', { name: 'Mješoviti test', exact: true }).click()
  await page.waitForURL(`**${TEST}`)
  const screen = new TestScreen(page)
  await expect(page.getByText('10 pitanja, svaki put drukčiji izbor')).toBeVisible()
  expect(await overflowPixels(page)).toBe(0)
  await screen.begin()
  await expect(screen.current).toHaveAccessibleName('Pitanje 1, bez odgovora')
  await expect(page.getByText('od 10')).toBeVisible()
  const words = await screen.question.innerText()
  expect(await overflowPixels(page)).toBe(0)
  await openTest(page)
  await expect(screen.question).toHaveText(words, { useInnerText: true })

  await screen.button('Predaj test već sada').click()
  await screen.dialog.getByRole('button', { name: 'Predaj test' }).click()
  await expect(screen.mark).toHaveText('nedovoljan (1)')
  const results = page.getByRole('region', { name: 'Po lekcijama' })
  await expect(results.getByRole('listitem')).toHaveCount(10)
  await expect(results.getByRole('listitem').first()).toContainText('0 od 1')
  await expect(page.getByRole('link', { name: /^Čitaj: / })).toHaveCount(2)
  expect(await overflowPixels(page)).toBe(0)
  await expectAccessible(page, [...PHONE_VIEWS, ...DESKTOP_VIEWS])

  await screen.button('Natrag na početak testa').click()
  await expect(
    page.getByRole('heading', { name: 'Tvoji mješoviti testovi iz ove cjeline' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('without a subscription page and start screen say who opens it', async ({ page }) => {
  await signInNewPupil(page)
  await watchLayoutShifts(page)
  await open(page, REVIEW)
  await expect(
    page.getByText('Mješoviti test dio je pretplate: pokaži ovaj zaslon roditelju.'),
  ).toBeVisible()
  expect(await readLayoutShifts(page)).toEqual([])
  await openTest(page)
  await expect(page.getByRole('heading', { name: 'Test otvara pretplata' })).toBeVisible()
  await expect(new TestScreen(page).button('Započni test')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ponovi cjelinu' }).click()
  await page.waitForURL(`**${REVIEW}`)
})

test('a guest finds the review from the test, and what the test needs', async ({ page }) => {
  await open(page, TEST)
  await expect(page.getByText(/Gradivo možeš ponoviti i bez nje/)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', RegExp(`${TEST}$`))
  await expectAccessible(page, [...PHONE_VIEWS, ...DESKTOP_VIEWS])
  await page.getByRole('link', { name: 'Ponovi cjelinu' }).click()
  await page.waitForURL(`**${REVIEW}`)
})

test('the map of a textbook leads to three rehearsals', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, MAP)
  const offer = page.getByRole('region', { name: 'Probni ispiti' })
  await expect(offer.getByRole('link')).toHaveCount(3)
  expect(await overflowPixels(page)).toBe(0)
  await offer.getByRole('link', { name: /^2\. probni ispit/ }).click()
  await page.waitForURL(`**${rehearsalPath(UNIT[0], UNIT[1], 2)}`)
  await expect(page.getByText(/^Izmiješana pitanja iz ovih cjelina: /)).toBeVisible()
  const screen = new TestScreen(page)
  await screen.begin()
  await expect(screen.current).toHaveAccessibleName('Pitanje 1, bez odgovora')
  expect(await overflowPixels(page)).toBe(0)
  await expectAccessible(page)
})
