import { LESSON_SEARCH } from '@/lib/asking/search/limits'
import { lessons, type SeedLesson } from './support/lessons'
import { DESKTOP, expect, open, test, type Page } from './support/test'

test.use(DESKTOP)

const lesson = lessons.find(({ slug }) => slug === 'pitagorin-poucak') as SeedLesson

const field = (page: Page) => page.getByRole('combobox', { name: 'Pronađi lekciju' })
const results = (page: Page) => page.getByRole('option')

test.beforeEach(({ page }) => open(page, '/'))

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

test('in a low window the arrows reach the last result, and Tab leaves the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await field(page).fill('ma')
  const last = results(page).nth(LESSON_SEARCH.maxResults - 1)
  await expect(results(page)).toHaveCount(LESSON_SEARCH.maxResults)
  await expect(last).not.toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(last).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Tab')
  await expect(results(page)).toHaveCount(0)
})
