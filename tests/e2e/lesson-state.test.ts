import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { rightAnswer } from './support/answers'
import { expectAccessible } from './support/axe'
import { byKeyboard } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { signIn } from './support/people'
import { signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import {
  DESKTOP,
  expect,
  open,
  overflowPixels,
  PHONE,
  test,
  untilInteractive,
  type Page,
} from './support/test'

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const [firstQuestion] = demoQuestions(lesson)

const step = (page: Page) => page.getByRole('region', { name: 'Tvoj sljedeći korak' })
const tile = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) })

test.describe('with the keyboard alone, 360 px wide', () => {
  test.use({ viewport: PHONE.viewport, contextOptions: { reducedMotion: 'reduce' } })

  test('the lesson page leads a new pupil from the script to a quiz that goes on', async ({
    page,
  }) => {
    await signInNewPupil(page)
    await open(page, lesson.path)
    await expect(tile(page, 'Skripta')).toContainText('Još nije započeto')
    expect(await overflowPixels(page)).toBe(0)

    await step(page).getByRole('link', { name: 'Čitaj skriptu' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${lesson.path}/skripta`)
    // The address is there before its page: until then there is nothing to go to the end of.
    await expect(page.locator('article .prose')).toBeVisible()
    await untilInteractive(page)
    const read = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('isReadToEnd') ?? false,
    )
    await page.keyboard.press('End')
    expect((await read).status()).toBe(200)

    await open(page, lesson.path)
    await expect(tile(page, 'Skripta')).toContainText('Pročitano')
    await expect(step(page).getByRole('link', { name: 'Igraj kviz' })).toBeVisible()
    const screen = new QuizScreen(page)
    await screen.open(lesson)
    if (firstQuestion) await byKeyboard.answer(screen, rightAnswer(firstQuestion.body).answer)
    await expect(screen.nextButton).toBeVisible()

    await open(page, lesson.path)
    await expect(tile(page, 'Kviz')).toContainText('U tijeku: 1 od 8')
    await expect(step(page)).toContainText('Na putu: 1 od 8')
    await step(page).getByRole('link', { name: 'Nastavi kviz' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${lesson.path}/kwiz`)
    await expect(page.getByText('Pitanje 1 od 8')).toBeVisible()
  })
})

for (const [name, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(name, () => {
    test.use(device)

    test('a pupil’s state is asked for once, and nothing moves when it comes', async ({ page }) => {
      await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/(stanje|savladanost)/.test(request.url())) asked.push(request.url())
      })
      await watchLayoutShifts(page)
      await open(page, lesson.path)
      await expect(step(page)).toBeVisible()
      await expect(tile(page, 'Kviz')).toContainText(/Zadnji put: \d+ od \d+|U tijeku/)
      expect(asked).toHaveLength(1)
      expect(await readLayoutShifts(page)).toEqual([])
      expect(await overflowPixels(page)).toBe(0)
    })
  })
}

test('a guest’s lesson is plain: no state, no room for it, nothing asked or told of who reads', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, lesson.path)
  await expect(page.getByText('Tvoj sljedeći korak')).toHaveCount(0)
  await expect(tile(page, 'Kviz')).toContainText(/8 od \d+ pitanja/)
  await expect(page.getByText(/^(Još nije započeto|Na putu|Savladano|Čeka prvu)/)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await open(page, `${lesson.path}/skripta`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/(stanje|savladanost|posjet)/.test(url))).toEqual([])
})

test('axe finds nothing on a lesson page at its start and after some weeks', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInNewPupil(page)
  await open(page, lesson.path)
  await expect(step(page)).toBeVisible()
  await expectAccessible(page)
  await signIn(page, DEMO_ACCOUNTS.children[0], DEMO_ACCOUNTS.password)
  await open(page, lesson.path)
  await expect(step(page)).toBeVisible()
  await expectAccessible(page)
})
