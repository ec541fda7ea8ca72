import { rightAnswer } from './support/answers'
import { byTouch, fillByTouch } from './support/hands'
import { demoQuestions, findQuestion, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { findPublicLesson, storeRound } from './support/rounds'
import { expect, PHONE, test, untilAlive } from './support/test'

test.use(PHONE)

const lesson = lessons[0] as SeedLesson
const [first, second] = demoQuestions(lesson)
const FIRST = /Pitanje 1 od 8/

test('progress moves with every question and counts what was right', async ({ page }) => {
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  await expect(screen.progress).toHaveAttribute('aria-valuemax', '8')
  await expect(screen.progress).toHaveAttribute('aria-valuenow', '0')
  if (first) await byTouch.answer(screen, rightAnswer(first.body).answer)
  await expect(page.getByText('Točno: 1')).toBeVisible()
  await expect(screen.progress).toHaveAttribute('aria-valuenow', '1')
  await screen.nextButton.tap()
  await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
  await expect(screen.progress).toHaveAttribute('aria-valuenow', '1')
})

test('a reload goes on where the round was, also behind an answer', async ({ page }) => {
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  if (first) await byTouch.answer(screen, rightAnswer(first.body).answer)
  await page.reload()
  await untilAlive(page)
  await expect(screen.verdict).toHaveText('Točno!')
  await expect(page.getByText(FIRST)).toBeVisible()
  await screen.nextButton.tap()
  await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
  await page.reload()
  await untilAlive(page)
  await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
  await expect(page.getByText('Točno: 1')).toBeVisible()
  if (second) await byTouch.answer(screen, rightAnswer(second.body).answer)
  await expect(page.getByText('Točno: 2')).toBeVisible()
})

test('a reload keeps what is chosen and not yet checked', async ({ page, request }) => {
  const { question, ...placed } = findQuestion('matching')
  const { id, questions } = await findPublicLesson(request, placed.lesson)
  await storeRound(page, id, { round: [questions[placed.index]?._id], position: 0, steps: {} })
  const screen = new QuizScreen(page)
  await screen.open(placed.lesson)
  await fillByTouch(screen, rightAnswer(question.body).answer)
  await page.reload()
  await untilAlive(page)
  await screen.checkButton.tap()
  await expect(screen.verdict).toHaveText('Točno!')
})

test('a reload of the result shows the result, and a new round begins at its top', async ({
  page,
  request,
}) => {
  const screen = new QuizScreen(page)
  const { id, questions } = await findPublicLesson(request, lesson)
  await storeRound(page, id, { round: [questions[0]?._id], position: 0, steps: {} })
  await screen.open(lesson)
  if (first) await byTouch.answer(screen, rightAnswer(first.body).answer)
  await screen.nextButton.tap()
  await expect(screen.result(1, 1)).toBeVisible()
  await page.reload()
  await untilAlive(page)
  await expect(screen.result(1, 1)).toBeVisible()
  await screen.button('Igraj ispočetka').tap()
  await expect(page.getByText(FIRST)).toBeVisible()
  await expect(screen.question).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a new question takes the focus, so the keyboard and a reader are at its start', async ({
  page,
}) => {
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  if (first) await byTouch.answer(screen, rightAnswer(first.body).answer)
  await screen.nextButton.tap()
  await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
  await expect(screen.question).toBeFocused()
})

test('a guest is told how many questions the lesson has in all', async ({ page, request }) => {
  const { id, questions, questionCount } = await findPublicLesson(request, lesson)
  expect(questionCount).toBe(lesson.questions.length)
  const ids = questions.map(({ _id }) => _id)
  expect(ids).toHaveLength(8)
  const judgement = { outcome: 'right', score: 1, hint: null, feedback: [], explanation: null }
  const correct = { kind: 'true-false', value: true }
  const step = { answer: correct, judgement: { ...judgement, correct, marks: {} } }
  const steps = Object.fromEntries(ids.map((question) => [question, step]))
  await storeRound(page, id, { round: ids, position: 8, steps })
  await new QuizScreen(page).open(lesson)
  await expect(page.getByText(`Otvoreno je 8 od ${questionCount} pitanja.`)).toBeVisible()
})

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

for (const [what, stored] of [
  ['of an older edition of the quiz', { round: [UNKNOWN], position: 0, steps: {} }],
  ['that claims answers it lacks', { round: ['first', 'second'], position: 1, steps: {} }],
  ['with a step that is no step', { round: ['first'], position: 0, steps: { first: {} } }],
  ['with a step of another shape', { round: ['first'], position: 0, steps: { first: 'x' } }],
  ['far beyond its end', { round: ['first'], position: 9, steps: {} }],
  ['that is no JSON', '{"round":'],
  ['that is a list', '[]'],
] as const) {
  test(`a stored round ${what} starts the quiz anew`, async ({ page, request }) => {
    const { id, questions } = await findPublicLesson(request, lesson)
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
    const fitted = text
      .replaceAll('"first"', JSON.stringify(questions[0]?._id))
      .replaceAll('"second"', JSON.stringify(questions[1]?._id))
    await storeRound(page, id, fitted)
    const screen = new QuizScreen(page)
    await screen.open(lesson)
    await expect(page.getByText(FIRST)).toBeVisible()
    await expect(screen.checkButton).toBeVisible()
    if (first) await byTouch.answer(screen, rightAnswer(first.body).answer)
    await expect(screen.verdict).toHaveText('Točno!')
  })
}

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
