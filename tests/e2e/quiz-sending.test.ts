import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { rightAnswer, verdictOf } from './support/answers'
import { fillByTouch } from './support/hands'
import { findQuestion } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { openQuizAt } from './support/rounds'
import { expect, PHONE, test } from './support/test'

test.use(PHONE)

const JUDGING = /\/api\/pitanja\/[^/]+\/odgovor/
const LOST = /ERR_INTERNET_DISCONNECTED/
const KEPT = 'Tvoj odgovor je sačuvan'

/** As `byTouch.answer`, but no judgement may come. */
async function handIn(screen: QuizScreen, answer: SubmittedAnswer) {
  await fillByTouch(screen, answer)
  await screen.checkButton.tap()
}

test('two tabs send one waiting answer once, and both show the verdict', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  const placed = findQuestion('true-false')
  let isReachable = false
  let judged = 0
  await context.route(JUDGING, async (route) => {
    if (!isReachable) return route.abort('internetdisconnected')
    judged += 1
    await route.continue()
  })
  const screen = await openQuizAt(page, placed)
  await handIn(screen, rightAnswer(placed.question.body).answer)
  const second = new QuizScreen(await context.newPage())
  await second.open(placed.lesson)
  const screens = [screen, second]
  for (const { message } of screens) await expect(message).toContainText(KEPT)

  isReachable = true
  const goOnline = () => window.dispatchEvent(new Event('online'))
  await Promise.all(screens.map((tab) => tab.page.evaluate(goOnline)))
  const words = verdictOf(placed.question.body, true)
  for (const { verdict } of screens) await expect(verdict).toHaveText(words)
  expect(judged).toBe(1)
})

test('an answer of a machine in between shows a sentence, and the next try counts', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 502/, /status: 502/)
  const placed = findQuestion('short')
  const screen = await openQuizAt(page, placed)
  const gateway = { status: 502, body: '<html>Bad gateway</html>' }
  await page.route(JUDGING, (route) => route.fulfill(gateway), { times: 1 })
  await handIn(screen, rightAnswer(placed.question.body).answer)
  await expect(screen.message).toHaveText('Dogodila se greška. Treba pokušati ponovno.')
  await screen.checkButton.tap()
  await expect(screen.verdict).toHaveText('Točno!')
})
