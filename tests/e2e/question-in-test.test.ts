import type { FoundQuestion } from '@/lib/asking/search/contract'
import { sourcesOf, secretTextsOf } from './support/payload'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { signInNewPupil } from './support/pupils'
import { findPublicLesson } from './support/rounds'
import { TestScreen } from './support/test-screen'
import { DESKTOP, expect, open, overflowPixels, PHONE, test } from './support/test'

const lesson = lessons.find((one) => demoQuestions(one)[0]?.body.kind === 'single') as SeedLesson

test.use({ viewport: PHONE.viewport })

test('a pupil who looks a question of the test up finds the way back to it', async ({
  page,
  request,
  faults,
}) => {
  // The router gets an empty answer, tells so and loads the page as a whole.
  faults.expect(/Failed to fetch RSC payload .*Falling back to browser navigation/)
  const { questions } = await findPublicLesson(request, lesson)
  const name = await (await request.get(`/api/pitanja/${questions[0]?._id}`)).json()
  const path = `/baza-znanja/pitanje/${(name as { slug: string }).slug}`
  const told = async (by: typeof request) => {
    const sources = Object.values(await sourcesOf(by, path)).join('\n')
    return secretTextsOf(lesson).some((secret) => sources.includes(secret))
  }
  expect(await told(request)).toBe(true)

  await signInNewPupil(page)
  expect(await told(page.request)).toBe(true)
  const screen = new TestScreen(page)
  await screen.open(lesson)
  await screen.button('Započni test').click()
  await expect(screen.current).toHaveAccessibleName('Pitanje 1, bez odgovora')
  await expect.poll(() => told(page.request)).toBe(false)
  expect(await told(request)).toBe(true)

  // By the search, as the router goes.
  await open(page, '/cesta-pitanja')
  const found = page.waitForResponse(/\/api\/baza-znanja\/pretraga/)
  await page.keyboard.press('/')
  await page
    .getByRole('searchbox', { name: 'Pretraži bazu znanja' })
    .fill(questions[0]?.slug.replaceAll('-', ' ') ?? '')
  const { questions: list } = (await (await found).json()) as { questions: FoundQuestion[] }
  const link = page.getByRole('dialog').locator(`a[href="${path}"]`)
  if (list.some(({ _id }) => _id === questions[0]?._id)) await link.click()
  else await open(page, path)
  await page.waitForURL(`**${path}`)
  await expect(page.getByText('Ovo je pitanje u testu koji još traje.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Odgovori' })).toHaveCount(0)
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    expect(await overflowPixels(page)).toBe(0)
  }

  await page.getByRole('link', { name: 'Otvori test' }).click()
  await expect(screen.button('Predaj test već sada')).toBeVisible()
  await screen.button('Predaj test već sada').click()
  await screen.dialog.getByRole('button', { name: 'Predaj test' }).click()
  await expect(screen.dialog).toHaveCount(0)
  await expect(screen.mark).toBeVisible()
  expect(await told(page.request)).toBe(true)
  await open(page, path)
  await expect(page.getByRole('heading', { name: 'Odgovori' })).toBeVisible()
})
