import { rightAnswer } from './support/answers'
import { byTouch } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { DESKTOP, expect, PHONE, test } from './support/test'

const lesson = lessons[0] as SeedLesson
const [firstQuestion] = demoQuestions(lesson)

for (const [device, name] of [
  [PHONE, 'phone'],
  [DESKTOP, 'desktop'],
] as const) {
  test.describe(name, () => {
    test.use(device)
    test.beforeEach(({ page }) => watchLayoutShifts(page))

    for (const path of [
      '/',
      `/${lesson.gradeSlug}`,
      lesson.path,
      `${lesson.path}/skripta`,
      `${lesson.path}/kwiz`,
      `${lesson.path}/kartice`,
      `${lesson.path}/provjera`,
      `${lesson.path}/moj-razred`,
      '/zabavni-kwizovi',
      '/zabavni-kwizovi/putovanje-svemirom',
      '/zabavni-kwizovi/putovanje-svemirom/leaderboard',
      '/9-razred',
      '/prijava',
      '/prijava?povratak=%2Fprofil&prestala=1',
      '/registracija',
      '/resetiraj-lozinku',
      '/resetiraj-lozinku#stara-poveznica',
      '/potvrda-emaila',
      '/povrat-emaila',
    ]) {
      test(`nothing moves while ${path} loads`, async ({ page, faults }) => {
        if (path === '/9-razred') faults.expect(/404/)
        await page.goto(path)
        expect(await readLayoutShifts(page)).toEqual([])
      })
    }
  })
}

test.describe('a quiz that goes on', () => {
  test.use(PHONE)

  test('does not jump from the first question to the stored one', async ({ page }) => {
    const screen = new QuizScreen(page)
    await screen.open(lesson)
    if (firstQuestion) await byTouch.answer(screen, rightAnswer(firstQuestion.body).answer)
    await screen.nextButton.tap()
    await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
    await watchLayoutShifts(page)
    await page.reload()
    await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
    expect(await readLayoutShifts(page)).toEqual([])
  })
})
