import { rightAnswer } from './support/answers'
import { byTouch } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { expect, PHONE, test, untilInteractive } from './support/test'

test.use(PHONE)

const lesson = lessons[0] as SeedLesson
const [first, second] = demoQuestions(lesson)

test('progress moves with every question, and a reload goes on there, also behind an answer', async ({
  page,
}) => {
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  await expect(screen.progress).toHaveAttribute('aria-valuemax', '8')
  await expect(screen.progress).toHaveAttribute('aria-valuenow', '0')
  if (first) await byTouch.answer(screen, rightAnswer(first.body).answer)
  await expect(screen.progress).toHaveAttribute('aria-valuenow', '1')
  await page.reload()
  await untilInteractive(page)
  await expect(screen.verdict).toHaveText('Točno!')
  await expect(page.getByText('Pitanje 1 od 8')).toBeVisible()
  await screen.nextButton.tap()
  await expect(screen.question).toBeFocused()
  await page.reload()
  await untilInteractive(page)
  await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
  await expect(page.getByText('Točno: 1')).toBeVisible()
  if (second) await byTouch.answer(screen, rightAnswer(second.body).answer)
  await expect(page.getByText('Točno: 2')).toBeVisible()
})

test('on a phone on its side nothing covers the options', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  const lastOption = page.locator('fieldset label').last()
  await lastOption.scrollIntoViewIfNeeded()
  const option = await lastOption.boundingBox()
  const button = await screen.checkButton.boundingBox()
  expect(button?.y).toBeGreaterThanOrEqual((option?.y ?? 0) + (option?.height ?? 0))
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
