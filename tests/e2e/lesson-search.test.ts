import { LESSON_SEARCH } from '@/lib/content/limits'
import { lessons, type SeedLesson } from './support/lessons'
import { DESKTOP, expect, open, overflow, test, type Page } from './support/test'

test.use(DESKTOP)

const SEARCH = '**/api/lessons/search*'
const lesson = lessons.find(({ slug }) => slug === 'pitagorin-poucak') as SeedLesson

const field = (page: Page) => page.getByRole('combobox', { name: 'Pronađi lekciju' })
const results = (page: Page) => page.getByRole('option')
const status = (page: Page) => page.getByRole('banner').getByRole('status')

/** The queries that went to the server. */
function recordQueries(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/lessons/search')) queries.push(request.postDataJSON().query)
  })
  return queries
}

/** From here on time passes only as the test says. */
async function pauseClock(page: Page): Promise<void> {
  const now = Date.UTC(2026, 10, 20)
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1_000)
}

test.beforeEach(({ page }) => open(page, '/'))

test('one character searches nothing and shows nothing', async ({ page }) => {
  const queries = recordQueries(page)
  await pauseClock(page)
  await field(page).fill(' p ')
  await page.clock.runFor(5 * LESSON_SEARCH.waitMs)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(status(page)).toHaveCount(0)
  expect(queries).toEqual([])
})

test('typing sends one request, 300 ms after the last letter', async ({ page }) => {
  const queries = recordQueries(page)
  await pauseClock(page)
  for (const letter of 'pitagor') {
    await field(page).press(letter)
    await page.clock.runFor(LESSON_SEARCH.waitMs - 10)
  }
  await expect(status(page)).toHaveText('Pretražujem...')
  expect(queries).toEqual([])
  await page.clock.runFor(10)
  await expect(results(page).first()).toBeVisible()
  expect(queries).toEqual(['pitagor'])
})

test('letters without their marks find the lesson, and a click opens it', async ({ page }) => {
  await field(page).fill('poucak')
  const result = results(page).filter({ hasText: lesson.title })
  await expect(result).toBeVisible()
  await result.click()
  await page.waitForURL(`**${lesson.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title)
  await expect(results(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('arrows walk through the results and Enter opens the lesson', async ({ page }) => {
  await field(page).fill('broj')
  await expect(results(page).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const id = await results(page).nth(1).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id))
  await page.keyboard.press('ArrowUp')
  await expect(results(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  const [title = ''] = (await results(page).nth(0).innerText()).split('\n')
  await page.keyboard.press('Enter')
  const chosen = lessons.find((candidate) => candidate.title === title)
  await page.waitForURL(`**${chosen?.path}`)
})

test('a query without a hit says so with its own words', async ({ page }) => {
  await field(page).fill('  žirafa u svemiru ')
  await expect(status(page)).toHaveText('Nema rezultata za "žirafa u svemiru"')
  await expect(results(page)).toHaveCount(0)
})

test('at most ten results are shown', async ({ page }) => {
  await field(page).fill('ma')
  await expect(status(page)).toHaveText(`Pronađeno lekcija: ${LESSON_SEARCH.maxResults}`)
  await expect(results(page)).toHaveCount(LESSON_SEARCH.maxResults)
})

test('on the narrowest phone the hint is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [room, hint] = await field(page).evaluate((input: HTMLInputElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('No canvas')
    pen.font = font
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [room, pen.measureText(input.placeholder).width] as const
  })
  expect(room).toBeGreaterThanOrEqual(hint)
  expect(await overflow(page)).toBe(0)
})

test('in a low window the arrows reach the last result', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await field(page).fill('ma')
  const last = results(page).nth(LESSON_SEARCH.maxResults - 1)
  await expect(results(page)).toHaveCount(LESSON_SEARCH.maxResults)
  await expect(last).not.toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(last).toBeInViewport({ ratio: 0.95 })
})

test('Escape clears the query and closes the panel', async ({ page }) => {
  await field(page).fill('broj')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
})

test('the panel closes when the focus goes elsewhere', async ({ page }) => {
  await field(page).fill('broj')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(results(page)).toHaveCount(0)
})

test('a failed search says so and the next one works', async ({ page, faults }) => {
  faults.expect(/status of 503/, /status: 503/)
  const answer = { status: 503, json: { message: 'Došlo je do greške prilikom pretrage' } }
  await page.route(SEARCH, (route) => route.fulfill(answer), { times: 1 })
  await field(page).fill('broj')
  await expect(status(page)).toHaveText('Pretraga trenutačno ne radi. Pokušaj ponovno.')
  await field(page).fill('brojevi')
  await expect(results(page).first()).toBeVisible()
})

test('a late answer of an earlier query is not shown', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    SEARCH,
    async (route) => {
      await held
      await route.fulfill({ json: [{ ...hit, title: 'Zakašnjela lekcija' }] })
    },
    { times: 1 },
  )
  const first = page.waitForRequest(SEARCH)
  await field(page).fill('stari')
  await first
  await field(page).fill('pitagorin')
  await expect(results(page).first()).toContainText('Pitagorin')
  const late = page.waitForResponse(SEARCH)
  release()
  await late
  await expect(results(page).first()).toContainText('Pitagorin')
  await expect(page.getByText('Zakašnjela lekcija')).toHaveCount(0)
})

const hit = {
  _id: '01890000-0000-7000-8000-000000000000',
  gradeSlug: '1-razred',
  literatureSlug: 'knjiga',
  slug: 'lekcija',
}
