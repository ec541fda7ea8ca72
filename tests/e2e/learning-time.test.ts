import { chooseInMenu } from './support/entry-screens'
import { addChild, signIn, signInNewParent } from './support/people'
import { signInNewPupil } from './support/pupils'
import { expect, open, PHONE, test, type Page } from './support/test'

test.use(PHONE)

const WORKED_MS = 1_500

type Pupil = { dailyVisitDates: Record<string, number> }

/** Milliseconds that the server has counted for the pupil who is signed in. */
async function countedMs(page: Page, sub: string): Promise<number> {
  const response = await page.request.post('/api/korisnik/me', { data: { sub } })
  const { user } = (await response.json()) as { user: Pupil }
  return Object.values(user.dailyVisitDates).reduce((sum, ms) => sum + ms, 0)
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('session-start'))

/** Opens a page and stays on it for a while. */
async function workOn(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction((ms) => {
    const record = JSON.parse(sessionStorage.getItem('session-start') ?? 'null') as {
      startedAt: number
    } | null
    return record !== null && Date.now() - record.startedAt > ms
  }, WORKED_MS)
}

test('the time of a pupil who signs out counts, once, and does not go on meanwhile', async ({
  page,
}) => {
  const pupil = await signInNewPupil(page)
  const began = Date.now()
  await workOn(page, '/5-razred')
  await chooseInMenu(page, 'Odjava')
  await page.waitForURL((url) => url.pathname === '/')
  expect(await kept(page)).toBeNull()
  await signIn(page, pupil.nickName)
  const before = await countedMs(page, pupil._id)
  expect(before).toBeGreaterThanOrEqual(WORKED_MS)
  await open(page, '/5-razred')
  await expect.poll(() => kept(page)).not.toBeNull()
  await open(page, '/6-razred')
  await expect.poll(() => countedMs(page, pupil._id)).toBeGreaterThan(before)
  expect(await countedMs(page, pupil._id)).toBeLessThan(Date.now() - began)
})

test('the time of a child who goes back to the parent counts', async ({ page }) => {
  const parent = await signInNewParent(page)
  const { nickName } = await addChild(page, parent._id)
  const { user: child } = await signIn(page, nickName)
  await signIn(page, parent.email)
  const data = { parentId: parent._id, childId: child._id }
  const began = Date.now()
  await page.request.post('/api/korisnik/login-as-child', { data })
  await workOn(page, '/5-razred')
  await chooseInMenu(page, 'Zamijeni profil')
  await page.getByRole('dialog').getByRole('button', { name: 'Iva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobro došli, Iva!')
  expect(await kept(page)).toBeNull()
  // The parent's page asks nothing in the name of the child that is signed in next.
  await page.goto('about:blank')
  await page.request.post('/api/korisnik/login-as-child', { data })
  const ms = await countedMs(page, child._id)
  expect(ms).toBeGreaterThanOrEqual(WORKED_MS)
  expect(ms).toBeLessThan(Date.now() - began)
})

test('time counts from the moment at which a lost call for the user is made good', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/)
  await signInNewPupil(page)
  await page.route('**/api/korisnik/me?*', (route) => route.abort(), { times: 1 })
  await open(page, '/5-razred')
  await expect.poll(() => kept(page)).not.toBeNull()
})
