import type { APIRequestContext } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { lessons } from './support/lessons'
import { test } from './support/own-site'
import { signIn } from './support/people'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { expect, open, PHONE, type Page } from './support/test'

const lesson = lessons[0]?.path ?? ''

const NAMES = ['Knjižara Slovo', 'Muzej Kotač']

/** Where each slot is shown. */
const PLACES = {
  'promo-sponsors': '/',
  'slots/scriptSponsor': `${lesson}/skripta`,
  'slots/kwizSponsor': `${lesson}/kwiz`,
  'slots/cardsSponsor': `${lesson}/kartice`,
  'slots/testSponsor': `${lesson}/test`,
}

/** As an editor: both sponsors in every slot. */
async function fillSlots(request: APIRequestContext): Promise<void> {
  const sent = async (method: string, path: string, data: object) => {
    const answer = await request.fetch(`/api${path}`, { method, data })
    expect(answer.status(), path).toBe(200)
    return (await answer.json()) as { _id: string }
  }
  await sent('POST', '/admin/login', {
    email: DEMO_ACCOUNTS.admin,
    password: DEMO_ACCOUNTS.adminPassword,
  })
  const sponsors: string[] = []
  for (const name of NAMES) {
    const shown = { name, text: 'Čitaj s nama.', logoUrl: '/favicon.svg' }
    const fields = { ...shown, linkUrl: 'https://sponzor.example/', from: '', until: '' }
    sponsors.push((await sent('POST', '/partneri', fields))._id)
  }
  for (const list of [...Object.keys(PLACES), 'slots/spajalicaSponsor']) {
    const field = list === 'promo-sponsors' ? 'promoSponsors' : 'sponsors'
    await sent('PUT', `/dynamic-content/${list}`, { [field]: sponsors })
  }
}

const slot = (page: Page) => page.getByRole('complementary', { name: 'Sponzor' })

test.use(PHONE)

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site })
  await fillSlots(request)
  await request.dispose()
})

test('one sponsor a slot, each day another, labelled; nothing moves and no other site is asked', async ({
  page,
}) => {
  await watchLayoutShifts(page)
  const [first, second] = ['2026-12-01T12:00:00', '2026-12-02T12:00:00'].map((day) => new Date(day))
  await page.clock.setFixedTime(first ?? 0)
  for (const path of Object.values(PLACES)) {
    await page.goto(path)
    await expect(slot(page).getByRole('link'), path).toHaveCount(1)
    expect(await readLayoutShifts(page), path).toEqual([])
    await expect(slot(page), path).toHaveCount(1)
    await expect(slot(page)).toContainText(/^Sponzor/)
    const link = slot(page).getByRole('link')
    await expect(link).toHaveAttribute('rel', 'sponsored noopener')
    await expect(link).toHaveAttribute('href', 'https://sponzor.example/')
  }
  const today = await slot(page).getByRole('link').textContent()
  await page.clock.setFixedTime(second ?? 0)
  await page.reload()
  await expect(slot(page).getByRole('link')).toHaveCount(1)
  const tomorrow = await slot(page).getByRole('link').textContent()
  expect([today, tomorrow].sort()).toEqual(NAMES.map((name) => `${name}Čitaj s nama.`))
})

test('a child whose parent pays sees none, another child does', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.secondChild, DEMO_ACCOUNTS.password)
  await open(page, `${lesson}/skripta`)
  await expect(slot(page).getByRole('link')).toBeVisible()
  await open(page, lesson)
  await page.getByRole('button', { name: 'Pitaj pomoćnika' }).click()
  const helper = page.getByRole('dialog', { name: 'Pomoćnik' })
  await expect(helper).toContainText(/Sponzor: (?:Knjižara Slovo|Muzej Kotač), Čitaj s nama\./)

  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  for (const path of Object.values(PLACES).slice(1, 3)) {
    await open(page, path)
    await expect(slot(page), path).toHaveCount(0)
    await expect(page.getByText(new RegExp(NAMES.join('|'))), path).toHaveCount(0)
  }
  await open(page, lesson)
  await page.getByRole('button', { name: 'Pitaj pomoćnika' }).click()
  await expect(helper.getByLabel('Pitaj svojim riječima')).toBeVisible()
  await expect(helper).not.toContainText('Sponzor')
})
