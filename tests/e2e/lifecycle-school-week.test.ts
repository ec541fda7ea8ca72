import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startApp, untilServing, type AppProcess } from '@/tests/support/app-process'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { addChild, PASSWORD, signInNewParent, signInWithoutVisit } from './support/people'
import { chooseCookies, expect, PHONE, test, type Page } from './support/test'

test.use(PHONE)

/** Three in the afternoon of a Monday, a Zagreb school day. */
const MONDAY = Date.parse('2026-11-23T14:00:00Z')
const DAY_MS = 24 * 3_600_000

const BLAME = /propusti|izgubi|kasni|nisi |niste |zaosta|šteta|prekin|nažalost|upozorenje/i

let app: AppProcess
let dataDir: string
const clockFile = () => path.join(dataDir, 'clock')

/** Moves the clock of the server to an instant. */
const moveServer = (instant: number) => writeFileSync(clockFile(), String(instant - Date.now()))

test.beforeAll(async () => {
  dataDir = makeTemporaryFolder('iskra-week-')
  moveServer(MONDAY)
  const movedClock = pathToFileURL(path.resolve('tests/support/moved-clock.mjs')).href
  app = await startApp({
    dataDir,
    env: {
      ISKRA_SEED: 'content',
      HOST: '127.0.0.1',
      NODE_OPTIONS: `--import ${movedClock}`,
      TEST_CLOCK_FILE: clockFile(),
    },
  })
  await untilServing(app, 120_000)
})

test.afterAll(async () => {
  app.child.kill('SIGTERM')
  await app.ended
  removeFolder(dataDir)
})

/** Opens the profile as on a day of the week, Monday is 0; server and browser agree on it. */
async function comeOn(page: Page, day: number): Promise<void> {
  const instant = MONDAY + day * DAY_MS
  moveServer(instant)
  await page.addInitScript(moveBrowser, instant - Date.now())
  await wait(50)
  await page.goto(`${app.url}/profil`)
}

/** The same in the browser: Playwright's own clock would stop what the page animates. */
function moveBrowser(offsetMs: number): void {
  const place = globalThis as { RealDate?: DateConstructor }
  const RealDate = (place.RealDate ??= Date)
  const now = () => RealDate.now() + offsetMs
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length ? given : [now()]) as [number]))
    }
    static override now = now
  } as DateConstructor
}

/** Of the words that stand in every arrival's toast; a Sunday's says that it gave two. */
const ARRIVAL = 'za današnji dolazak!'

/** Notes the toast of an arrival: it is gone after a second, and a busy machine looks too late. */
function noteArrival(words: string): void {
  const place = globalThis as { hasArrived?: boolean }
  new MutationObserver(() => {
    if (document.body?.innerText.includes(words)) place.hasArrived = true
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
const hasArrived = (page: Page) =>
  page.evaluate(() => (globalThis as { hasArrived?: boolean }).hasArrived ?? false)
const expectArrival = (page: Page) => expect.poll(() => hasArrived(page)).toBe(true)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const flames = (page: Page) => page.locator('#vatrice ~ *, section:has(#vatrice)').first()

test('a school week: five days, a Saturday missed without a word, and a Sunday that counts double', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ ...PHONE, baseURL: app.url })
  await chooseCookies(context)
  const page = await context.newPage()
  const parent = await signInNewParent(page)
  const { nickName } = await addChild(page, parent._id)
  await signInWithoutVisit(page, nickName, PASSWORD)
  await page.addInitScript(noteArrival, ARRIVAL)

  await comeOn(page, 0)
  await expectArrival(page)
  const welcome = dialog(page, 'Iskra ti želi dobrodošlicu!')
  await expect(welcome).toBeVisible()
  await page.getByRole('button', { name: 'Započni odmah' }).press('Enter')
  await expect(welcome).toBeHidden()
  await expect(flames(page)).toContainText('1 vatrica')
  // Again on the same day: nothing is earned, nothing is shown.
  await page.reload()
  await wait(2_500)
  expect(await hasArrived(page)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await comeOn(page, 1)
  await expectArrival(page)
  await expect(flames(page)).toContainText('2 vatrice')

  await comeOn(page, 2)
  const grown = dialog(page, 'LEVEL UP')
  await expect(grown).toBeVisible()
  // One for each burst.
  await expect(page.locator('canvas').first()).toBeVisible()
  // It closes by itself: 4 s and a fade of 1 s.
  await expect(grown).toBeHidden({ timeout: 8_000 })

  for (const day of [3, 4]) {
    await comeOn(page, day)
    await expectArrival(page)
  }
  await expect(dialog(page, 'LEVEL UP')).toBeVisible()
  await expect(flames(page)).toContainText('5 vatrica')

  // Saturday is missed.
  await comeOn(page, 6)
  await expectArrival(page)
  await expect(flames(page)).toContainText('7 vatrica')
  await expect(dialog(page, 'LEVEL UP')).toBeVisible()
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(BLAME)
  await context.close()
})
