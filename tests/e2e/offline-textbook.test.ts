import { textbookPath } from '@/lib/platform/paths'
import { lessons, type SeedLesson } from './support/lessons'
import { expect, open, PHONE, test } from './support/test'

test.use({ ...PHONE, serviceWorkers: 'allow' })

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const book = textbookPath(lesson.gradeSlug, lesson.literatureSlug)
const others = lessons.filter((one) => one.literatureSlug === lesson.literatureSlug)
const LOST = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load|fetch)/

test('a textbook is saved for the journey, opens without a connection, and is removed', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  await open(page, book)
  await page.getByRole('button', { name: 'Spremi za put' }).tap()
  await expect(page.getByText('Sve lekcije ovog udžbenika sada rade i bez interneta.')).toBeVisible(
    { timeout: 50_000 },
  )
  await context.setOffline(true)
  for (const { path, title } of others)
    for (const part of ['', '/skripta', '/kwiz', '/kartice']) {
      await page.goto(path + part)
      await expect(page.getByText(title).first()).toBeAttached()
    }
  await page.goto('/bez-veze')
  await expect(page.getByText('Spremljeno za put')).toBeVisible()
  await context.setOffline(false)
  await open(page, book)
  await page.getByRole('button', { name: 'Ukloni' }).tap()
  await expect(page.getByRole('button', { name: 'Spremi za put' })).toBeVisible()
  expect(
    await page.evaluate(async () => (await (await caches.open('iskra-stranice')).keys()).length),
  )
    // What was opened is kept anew; the lessons of the textbook are gone.
    .toBeLessThan(4)
})

test('what was interrupted goes on where it stopped', async ({ page }) => {
  const done = page.getByText('Sve lekcije ovog udžbenika sada rade i bez interneta.')
  await open(page, book)
  await page.getByRole('button', { name: 'Spremi za put' }).tap()
  await expect(done).toBeVisible({ timeout: 50_000 })
  const missing = `${lesson.path}/kartice`
  await page.evaluate(
    async (paths) => {
      const pages = await caches.open('iskra-stranice')
      for (const path of paths) await pages.delete(path)
    },
    [book, missing],
  )
  await open(page, book)
  await page.getByRole('button', { name: 'Nastavi spremanje za put' }).tap()
  await expect(done).toBeVisible({ timeout: 50_000 })
  expect(await page.evaluate(async (path) => Boolean(await caches.match(path)), missing)).toBe(true)
})
