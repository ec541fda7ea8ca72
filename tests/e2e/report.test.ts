import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expectAccessible } from './support/axe'
import { addChild, signIn, signInNewParent } from './support/people'
import { DESKTOP, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

const report = (page: Page) => page.getByRole('link', { name: /^Izvještaj:/ })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** The demo family has a subscription. A child answers wrong, so that there is something to tell. */
async function learn(page: Page, nickName: string): Promise<void> {
  await signIn(page, nickName, DEMO_ACCOUNTS.password)
  const search = await page.request.post('/api/lessons/search', {
    data: { query: 'geografska mreža' },
  })
  const [lesson] = (await search.json()) as { _id: string }[]
  const listed = await page.request.get(`/api/lessons/${lesson?._id}/questions`)
  const questions = (await listed.json()) as { _id: string; kind: string }[]
  // Wrong for sure, so that nothing is earned that other tests would find.
  for (const { _id } of questions.filter(({ kind }) => kind === 'short')) {
    const data = { answer: { kind: 'short', text: 'ne znam' } }
    const judged = await page.request.post(`/api/pitanja/${_id}/odgovor`, { data })
    expect(await judged.json()).toMatchObject({ outcome: 'wrong' })
  }
}

async function openReport(page: Page, name: string): Promise<void> {
  await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
  await open(page, '/profil')
  await page.getByRole('link', { name: `Izvještaj: ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Izvještaj: ${name}` })).toBeVisible()
}

test.describe('with the keyboard alone, 360 px wide', () => {
  test.use({ viewport: PHONE.viewport, contextOptions: { reducedMotion: 'reduce' } })

  test('a parent reads the report, chooses another period and unfolds what is folded', async ({
    page,
  }) => {
    await learn(page, DEMO_ACCOUNTS.children[0])
    await openReport(page, 'Maja')
    expect(await overflowPixels(page)).toBe(0)
    await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()

    const month = page.getByRole('button', { name: '30 dana' })
    await month.focus()
    await page.keyboard.press('Enter')
    await expect(month).toHaveAttribute('aria-pressed', 'true')
    await expect(month).toBeFocused()
    await expect(page).toHaveURL(/razdoblje=30$/)
    await page.reload()
    await expect(month).toHaveAttribute('aria-pressed', 'true')

    const fold = page.locator('summary', { hasText: 'Pokaži odgovor na 1. pitanje' })
    const answer = page.locator('details').filter({ has: fold }).locator('p')
    await expect(answer).toBeHidden()
    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()

    const figures = page.locator('summary', { hasText: 'Prikaži brojke u tablici' })
    await figures.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
    expect(await overflowPixels(page)).toBe(0)
  })
})

test('on paper the figures stand in a table and the answers are there', async ({ page }) => {
  await learn(page, DEMO_ACCOUNTS.children[0])
  await openReport(page, 'Maja')
  await expect(page.locator('.recharts-wrapper')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('#stol ~ ol details p').first()).toBeVisible()
  await expect(page.locator('.recharts-wrapper').first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ispiši' })).toBeHidden()
})

test('axe finds nothing on a report, folded or unfolded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await learn(page, DEMO_ACCOUNTS.children[0])
  await openReport(page, 'Maja')
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
  await expectAccessible(page)
  for (const fold of await page.locator('summary').all()) await fold.click()
  await expectAccessible(page)
})

test('without a subscription the places of a report are shown, empty', async ({ page }) => {
  await page.setViewportSize(DESKTOP.viewport)
  await signIn(page, DEMO_ACCOUNTS.secondParent, DEMO_ACCOUNTS.password)
  await open(page, '/profil')
  await report(page).click()
  await expect(page.getByText('Izvještaji su dio pretplate.')).toBeVisible()
  await expect(heading(page, 'Tri pitanja za kuhinjski stol')).toBeVisible()
  await expect(page.locator('.recharts-wrapper')).toHaveCount(0)
  await expectAccessible(page)
})

test('a report is for its parent: others find nothing, a pupil is led to the profile', async ({
  page,
  faults,
}) => {
  faults.expect(/404/)
  await signIn(page, DEMO_ACCOUNTS.parent, DEMO_ACCOUNTS.password)
  await open(page, '/profil')
  const address =
    (await page.getByRole('link', { name: 'Izvještaj: Maja' }).getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/profil\/izvjestaj\/[0-9a-f-]{36}$/)

  await signInNewParent(page)
  const nobody = '/profil/izvjestaj/01890000-0000-7000-8000-000000000000'
  for (const path of [address, nobody, '/profil/izvjestaj/nema']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ups! Nismo pronašli stranicu :(',
    )
    await expect(page.getByText('Maja')).toHaveCount(0)
  }

  await signIn(page, DEMO_ACCOUNTS.children[1], DEMO_ACCOUNTS.password)
  await page.goto(address)
  await expect(page).toHaveURL(/\/profil$/)
})

test('the weekly letter is switched on and off, and stays as it was left', async ({ page }) => {
  const parent = await signInNewParent(page)
  await addChild(page, parent._id)
  const box = page.getByRole('checkbox', { name: 'Šaljite mi tjedni izvještaj emailom' })
  await open(page, '/profil#tjedni-izvjestaj')
  await expect(box).toBeInViewport()
  await expect(box).not.toBeChecked()
  for (const isWanted of [true, false]) {
    await box.focus()
    const saved = page.waitForResponse(/tjedni-izvjestaj/)
    await page.keyboard.press('Space')
    expect((await saved).status()).toBe(200)
    await expect(box).toBeChecked({ checked: isWanted })
    await page.reload()
    await expect(box).toBeChecked({ checked: isWanted })
  }
})
