import { KEPT_PAGES_PATH } from '@/lib/platform/paths'
import { untilKept } from './support/kept-pages'
import { lessons, type SeedLesson } from './support/lessons'
import { startBuildProxy } from './support/next-build'
import { expect, open, PHONE, test, type Page } from './support/test'

test.use({ ...PHONE, serviceWorkers: 'allow' })

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const other = lessons.find(({ path }) => path !== lesson.path) as SeedLesson

/** What a page asks for in vain without a connection. */
const LOST = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load|fetch)|status: 50/

const NOTE = 'Nema interneta. Ono što je otvoreno i dalje radi.'

async function openAndKeep(page: Page, path: string) {
  await open(page, path)
  await untilKept(page, path)
}

test('opened pages of a lesson open without a connection, with all that they load later', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  const parts = ['', '/skripta', '/kwiz', '/kartice'].map((part) => lesson.path + part)
  for (const path of parts) await openAndKeep(page, path)
  await context.setOffline(true)
  for (const path of parts) {
    await open(page, `${path}?utm_source=razred`)
    await expect(page.getByText(NOTE)).toBeVisible()
    await expect(page.getByText(lesson.title).first()).toBeAttached()
  }
  await page
    .getByRole('button', { name: /Okreni/ })
    .first()
    .tap()
})

test('a page that is not kept says so, and lists what is', async ({ page, context, faults }) => {
  faults.expect(LOST)
  await openAndKeep(page, lesson.path)
  await untilKept(page, KEPT_PAGES_PATH)
  await context.setOffline(true)
  await open(page, other.path)
  await expect(page.getByRole('heading', { name: 'Nema veze s internetom' })).toBeVisible()
  await expect(page.getByText(NOTE)).toBeHidden()
  await page.getByRole('link', { name: 'Lekcija', exact: true }).tap()
  await expect(page).toHaveURL(lesson.path)
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
})

test('a link to a kept page opens it, another one keeps the page', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  await openAndKeep(page, `${lesson.path}/skripta`)
  await openAndKeep(page, lesson.path)
  await context.setOffline(true)
  await page.locator(`a[href="${lesson.path}/skripta"]`).first().tap()
  await expect(page).toHaveURL(`${lesson.path}/skripta`)
  await page.goBack()
  await page.locator(`a[href="${lesson.path}/test"]`).first().tap()
  await expect(page.getByText('Ova stranica ostaje otvorena')).toBeVisible()
})

test('what the router has shown is kept as well', async ({ page, context, faults }) => {
  faults.expect(LOST)
  await openAndKeep(page, lesson.path)
  await page.locator(`a[href="${lesson.path}/skripta"]`).first().tap()
  await untilKept(page, `${lesson.path}/skripta`)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
})

test('a kept page of the build before works offline, and online the new one is taken', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.expect(LOST, /status: 404/, /404 \(Not Found\)/)
  const site = await startBuildProxy(String(baseURL))
  const [script, quiz] = [`${site.url}${lesson.path}/skripta`, `${site.url}${lesson.path}/kwiz`]
  const nextScripts = () =>
    page.evaluate(() => document.documentElement.innerHTML.includes('novi-'))
  try {
    await openAndKeep(page, quiz)
    await openAndKeep(page, script)
    await open(page, quiz)
    await page.getByRole('radio').or(page.getByRole('checkbox')).first().check({ force: true })
    site.build()
    await context.setOffline(true)
    await open(page, quiz)
    await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeChecked()
    expect(await nextScripts()).toBe(false)
    await context.setOffline(false)
    await open(page, quiz)
    expect(await nextScripts()).toBe(true)
    await expect(page.getByRole('radio').or(page.getByRole('checkbox')).first()).toBeChecked()
    await context.setOffline(true)
    // The script is still that of the build before.
    await open(page, script)
    expect(await nextScripts()).toBe(false)
  } finally {
    site.stop()
  }
})
