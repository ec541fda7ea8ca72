import { v7 as uuidv7 } from 'uuid'
import { addDays, formatTypedDay, zagrebDay } from '@/lib/platform/hr/dates'
import { rightAnswer } from './support/answers'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/entry-screens'
import { lessons, type SeedLesson } from './support/lessons'
import { lessonIdOf, makeMistakes, signInNewPupil } from './support/pupils'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { expect, open, overflowPixels, test, type Page } from './support/test'

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

/** Answers today's review through the API, as far as `count`. */
async function answerToday(page: Page, planId: string, count: number): Promise<void> {
  const today = (await (await page.request.get(`/api/planovi/${planId}/danas`)).json()) as {
    roundId: string
    questions: { _id: string }[]
  }
  const id = await lessonIdOf(page, lesson)
  const all = (await (await page.request.get(`/api/lessons/${id}/questions`)).json()) as {
    _id: string
  }[]
  for (const { _id } of today.questions.slice(0, count)) {
    const question = lesson.questions[all.findIndex((one) => one._id === _id)]
    if (!question) throw new Error('A question of the review is none of its lesson')
    const { answer } = rightAnswer(question.body)
    const data = { answer, roundId: today.roundId, source: 'imam-test' }
    expect((await page.request.post(`/api/pitanja/${_id}/odgovor`, { data })).status()).toBe(200)
  }
}

test('a test is planned with the keyboard alone, reviewed, and removed and brought back', async ({
  page,
}) => {
  await signInNewPupil(page)
  await open(page, '/profil/imam-test')
  await tabTo(page, button(page, 'Dodaj test'), 30)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Kada je test?')
  await expect(field).toBeFocused()
  await field.fill(formatTypedDay(addDays(zagrebDay(new Date()), 3)))
  const search = page.getByLabel('Pretraži lekcije')
  await tabTo(page, search)
  await page.keyboard.type('egipat')
  await tabTo(page, page.getByLabel('Stari Egipat'))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Spremi plan'))
  const made = page.waitForResponse(/\/api\/planovi\?/)
  await page.keyboard.press('Enter')
  const { plan } = (await (await made).json()) as { plan: { _id: string } }
  await expect(page.getByRole('heading', { name: 'Test za 3 dana' })).toBeVisible()
  expect(await overflowPixels(page)).toBe(0)

  await answerToday(page, plan._id, 7)
  await tabTo(page, button(page, 'Kreni s ponavljanjem'), 30)
  await page.keyboard.press('Enter')
  // A question to be typed has the focus on its line.
  await expect(page.locator('legend:focus, fieldset input:focus')).toHaveCount(1)
  await expect(page.getByText('8. od 8')).toBeVisible()
  expect(await overflowPixels(page)).toBe(0)
  await answerToday(page, plan._id, 8)
  await page.reload()
  await tabTo(page, button(page, 'Kreni s ponavljanjem'), 30)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '8 od 8 točno' })).toBeFocused()
  await tabTo(page, button(page, 'Natrag na plan'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Današnje ponavljanje je gotovo: 8 od 8 točno.')).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: /^Obriši plan za/ }), 30)
  await page.keyboard.press('Enter')
  await expect(button(page, 'Vrati plan')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Test za 3 dana' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Današnje ponavljanje je gotovo: 8 od 8 točno.')).toBeVisible()

  await open(page, '/profil')
  await expect(page.getByRole('region', { name: 'Imam test' })).toContainText('Test za 3 dana')
})

test('axe finds nothing on plans, their form, its errors and a review', async ({ page }) => {
  await signInNewPupil(page)
  await open(page, '/profil/imam-test')
  await expectAccessible(page)
  await button(page, 'Dodaj test').click()
  await button(page, 'Spremi plan').click()
  await expect(page.getByText('Odaberi barem jednu lekciju.')).toBeVisible()
  await expectAccessible(page)
  const data = {
    id: uuidv7(),
    testDay: addDays(zagrebDay(new Date()), 2),
    lessonIds: [await lessonIdOf(page, lesson)],
  }
  expect((await page.request.post('/api/planovi', { data })).status()).toBe(200)
  await open(page, '/profil/imam-test')
  await expectAccessible(page)
  await button(page, 'Kreni s ponavljanjem').click()
  await expect(page.locator('legend').first()).toBeVisible()
  await expectAccessible(page)
})

const [, grade = '', book = ''] = lesson.path.split('/')

for (const path of [`/${grade}`, `/${grade}/${book}`]) {
  test(`mastery on ${path} is asked for once and moves nothing`, async ({ page }) => {
    await signInNewPupil(page)
    await makeMistakes(page, lesson, 2)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/savladanost')) asked.push(request.url())
    })
    await watchLayoutShifts(page)
    await open(page, path)
    const words = path === `/${grade}` ? /^Savladano: 0 od/ : /^Na putu: 0 od 8/
    await expect(page.getByText(words).first()).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(await readLayoutShifts(page)).toEqual([])
  })
}
