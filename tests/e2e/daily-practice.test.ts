import { expectAccessible } from './support/axe'
import { tabTo } from './support/entry-screens'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { lessons, type SeedLesson } from './support/lessons'
import { makeMistakes, signInNewPupil } from './support/pupils'
import { expect, open, overflowPixels, test, type Page } from './support/test'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const LOST = /ERR_INTERNET_DISCONNECTED/

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const place = (page: Page) => page.getByText(/^\d+\. od \d+$/)
const explanation = (page: Page) => page.getByRole('button', { name: /^(?:Dalje|Završi)$/ })

/** Opens „Danas” from home, as a pupil does. */
async function openFromHome(page: Page) {
  await open(page, '/')
  await page
    .getByRole('link', { name: /^Profil|^Moj profil/ })
    .first()
    .click()
  await page.getByRole('link', { name: /današnj(?:om|u) vježb/ }).click()
  await expect(place(page)).toBeVisible()
}

/** Does the step that is shown with the keyboard alone: reads on, turns a card, or does not know. */
async function doStep(page: Page) {
  const before = await place(page).textContent()
  if (await button(page, 'Idem na pitanja').isVisible()) {
    await tabTo(page, button(page, 'Idem na pitanja'))
    await page.keyboard.press('Enter')
  } else {
    if (await button(page, 'Okreni karticu').isVisible()) {
      await tabTo(page, button(page, 'Okreni karticu'))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, button(page, 'Ne znam'), 40)
    await page.keyboard.press('Enter')
    await expect(explanation(page)).toBeVisible()
    await tabTo(page, explanation(page), 40)
    await page.keyboard.press('Enter')
  }
  return before
}

test('„Danas” is done with the keyboard, left, reloaded, opened twice, and ends', async ({
  page,
  context,
}) => {
  await signInNewPupil(page)
  await makeMistakes(page, lesson, 3)
  await openFromHome(page)
  await expect(place(page)).toHaveText(/^1\. od \d+$/)
  await expectAccessible(page)
  expect(await overflowPixels(page)).toBe(0)
  // A new lesson's script may come first; it counts as done once its question is answered.
  await doStep(page)
  await doStep(page)
  await expect(place(page)).toHaveText(/^3\. od/)

  await page.reload()
  await expect(place(page)).toHaveText(/^3\. od/)
  const other = await context.newPage()
  await open(other, '/profil')
  await expect(other.getByRole('link', { name: /^Nastavi današnju vježbu/ })).toBeVisible()
  await open(other, '/profil/danas')
  await expect(place(other)).toHaveText(/^3\. od/)
  await other.close()

  for (let steps = 0; steps < 12; steps += 1) {
    if (!(await place(page).isVisible())) break
    const before = await doStep(page)
    await expect(place(page).filter({ hasText: before ?? '' })).toHaveCount(0)
  }
  await expect(button(page, /^Još jednom: /)).toBeVisible()
  await expectAccessible(page)
  await button(page, /^Još jednom: /).click()
  // Nothing lies over the way out of the second round.
  await button(page, 'Dosta je za danas').click({ trial: true })
  await page.reload()
  await tabTo(page, button(page, 'Gotovo za danas'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Gotovo za danas!' })).toBeFocused()
  await expectAccessible(page)
  expect(await overflowPixels(page)).toBe(0)
  await open(page, '/profil')
  await expect(page.getByRole('region', { name: 'Danas', exact: true })).toContainText(
    'Gotovo za danas.',
  )
})

test('without a connection an answer waits, and nothing is lost', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  await signInNewPupil(page)
  await makeMistakes(page, lesson, 3)
  await open(page, '/profil/danas')
  await expect(place(page)).toHaveText(/^1\. od/)
  if (await button(page, 'Idem na pitanja').isVisible()) await doStep(page)
  const before = (await place(page).textContent()) ?? ''
  await context.setOffline(true)
  await button(page, 'Ne znam').click()
  const waits = page.getByRole('alert').filter({ hasText: 'odgovor čeka i poslat će se' })
  await expect(waits).toBeVisible()
  await expect(page.getByText('Ono što je otvoreno i dalje radi')).toBeHidden()
  await expect(button(page, 'Pokušaj ponovno')).toBeEnabled()
  // Without another tap.
  await context.setOffline(false)
  await expect(explanation(page)).toBeVisible()
  await expect(waits).toBeHidden()
  await explanation(page).click()
  await expect(place(page)).not.toHaveText(before)
})

test('nothing moves while „Danas” loads', async ({ page }) => {
  await signInNewPupil(page)
  await makeMistakes(page, lesson, 3)
  await watchLayoutShifts(page)
  await page.goto('/profil/danas')
  await expect(place(page)).toBeVisible()
  expect(await readLayoutShifts(page)).toEqual([])
})
