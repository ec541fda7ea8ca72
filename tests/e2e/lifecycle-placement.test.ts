import { bookFiles } from '../fixtures/book-files'
import { makeContentFolder, removeContentFolder } from '../fixtures/content-folder'
import {
  makeDataFolder,
  runIskra,
  startApp,
  stopAppsAndRemoveFolder,
  untilServing,
} from '../support/app-process'
import { expectAccessible } from './support/axe'
import { signInNewPupil } from './support/pupils'
import { expect, open, overflowPixels, PHONE, test as base, type Page } from './support/test'

const BOOK = 'dugacka'
const LESSONS = 12
/** Lessons that the pupil knows. */
const KNOWN = 7
const LOST = /ERR_INTERNET_DISCONNECTED/

/** A site of its own: the textbooks of the demo content are too short for a placement. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({}, provide) => {
      const dataDir = makeDataFolder()
      const content = makeContentFolder(bookFiles(BOOK, LESSONS))
      try {
        const app = await startApp({ dataDir, env: { ISKRA_SEED: 'demo' } })
        await untilServing(app)
        await runIskra(['import', content], { dataDir })
        await provide(app.url)
      } finally {
        removeContentFolder(content)
        await stopAppsAndRemoveFolder(dataDir)
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
})

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const place = (page: Page) => page.getByText(/^\d+\. od najviše 10$/)
const heading = (page: Page) => page.getByRole('heading', { name: /^Počni od lekcije/ })

/** Answers the question: right in a known lesson, else „Ne znam”. */
async function answer(page: Page) {
  const text = (await page.locator('legend:visible').textContent()) ?? ''
  const lesson = Number(/lekciji dugacka-(\d+)/.exec(text)?.[1])
  if (lesson > KNOWN) return button(page, 'Ne znam').tap()
  await page.locator('fieldset:visible label').filter({ hasText: 'To je točno' }).tap()
  await button(page, 'Dalje').tap()
}

test('a pupil who comes in November finds the place by touch, and „Danas” begins there', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  await signInNewPupil(page)
  await open(page, '/profil')
  await page.getByText('Učiš ovo već od rujna? Pronađi svoje mjesto.').scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Probni predmet', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Pronađi svoje mjesto', level: 2 })).toBeVisible()
  await expectAccessible(page)
  expect(await overflowPixels(page)).toBe(0)
  await button(page, 'Kreni').tap()

  await expect(place(page)).toHaveText(/^1\./)
  await expectAccessible(page)
  await answer(page)
  await expect(place(page)).toHaveText(/^2\./)
  await page.reload()
  await expect(place(page)).toHaveText(/^2\./)

  await context.setOffline(true)
  await button(page, 'Ne znam').tap()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await context.setOffline(false)
  for (let position = 2; position <= 10; position += 1) {
    await expect(
      place(page)
        .filter({ hasText: `${position}. od` })
        .or(heading(page)),
    ).toBeVisible()
    if (await heading(page).isVisible()) break
    await answer(page)
  }
  await expect(heading(page)).toHaveText(`Počni od lekcije „Lekcija dugacka-${KNOWN + 1}”`)
  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  expect(await overflowPixels(page)).toBe(0)

  await page.getByRole('link', { name: 'Danas', exact: true }).tap()
  await expect(button(page, 'Idem na pitanja')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Lekcija dugacka-${KNOWN + 1}`)

  // The textbook's page leads back to the result.
  await open(page, `/5-razred/${BOOK}`)
  await page.getByRole('link', { name: 'Pronađi svoje mjesto' }).tap()
  await expect(heading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Otvori lekciju' }).tap()
  await page.waitForURL(`**/5-razred/${BOOK}/${BOOK}-${KNOWN + 1}`)
})

test('a guest is offered no placement', async ({ page }) => {
  await open(page, `/5-razred/${BOOK}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pronađi svoje mjesto' })).toBeHidden()
})
