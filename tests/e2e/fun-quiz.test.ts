import { MIN_MS_PER_QUESTION } from '@/lib/learning/fun-quizzes/points'
import { rightAnswer, wrongAnswer } from './support/answers'
import { toShownAnswer } from './support/to-shown-answer'
import { expectAccessible, PHONE_VIEWS } from './support/axe'
import { tabTo } from './support/entry-screens'
import { funQuizzes, type SeedFunQuiz } from './support/fun-quizzes'
import { byKeyboard } from './support/hands'
import { signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { expect, open, test, untilInteractive, type Page } from './support/test'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

const named = (title: string) => funQuizzes.find((quiz) => quiz.title === title) as SeedFunQuiz
const quiz = named('Putovanje svemirom')
const total = quiz.questions.length

const plain = (text: string) => text.replace(/[*_$\\]/g, '').replace(/\s+/g, ' ')

/** The question that is asked: each play has an order of its own. */
async function askedIn(page: Page): Promise<SeedFunQuiz['questions'][number]> {
  const legend = plain(await page.locator('fieldset:visible legend').innerText())
  const asked = quiz.questions.find(({ text }) => legend.startsWith(plain(text)))
  if (!asked) throw new Error(`Unknown question: ${legend}`)
  return asked
}

/** A faster play would have no place. */
const untilPossible = (began: number) =>
  expect
    .poll(() => Date.now() - began, { timeout: 2 * total * MIN_MS_PER_QUESTION })
    .toBeGreaterThan(total * MIN_MS_PER_QUESTION)

/**
 * Goes to the quiz from the list and through its questions with the keyboard alone, the last one
 * wrong; a reload on the way goes on with the same play.
 */
async function playByKeyboard(page: Page): Promise<QuizScreen> {
  const screen = new QuizScreen(page)
  await open(page, '/zabavni-kwizovi')
  const link = page.getByRole('link', { name: new RegExp(`^Igraj.*${quiz.title}$`) })
  await tabTo(page, link, 30)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${quiz.path}`)
  await untilInteractive(page)
  // In sight at once: what it says above must not push the way in off the screen.
  await expect(screen.button('Kreni')).toBeInViewport({ ratio: 1 })
  await tabTo(page, screen.button('Kreni'))
  await page.keyboard.press('Enter')
  const began = Date.now()
  for (let index = 0; index < total; index += 1) {
    await expect(page.getByText(`Pitanje ${index + 1} od ${total}`)).toBeVisible()
    if (index === 1) {
      await page.reload()
      await untilInteractive(page)
      await expect(page.getByText(`Pitanje 2 od ${total}`)).toBeVisible()
      await expect(page.getByText('Točno: 1')).toBeVisible()
    }
    const { body } = await askedIn(page)
    const isLast = index === total - 1
    if (isLast) await untilPossible(began)
    const given = isLast ? wrongAnswer(body) : rightAnswer(body)
    await byKeyboard.answer(screen, await toShownAnswer(page, body, given))
    await byKeyboard.press(screen, screen.nextButton)
  }
  await expect(screen.result(total - 1, total)).toBeFocused()
  return screen
}

test('a pupil plays with the keyboard alone; a board of few leads to the family’s goal', async ({
  page,
}) => {
  test.slow()
  await signInNewPupil(page)
  await playByKeyboard(page)
  const score = page.getByRole('status').filter({ hasText: 'bod' })
  // Among few players a place means nothing.
  await expect(score).toContainText('Ljestvica ovog tjedna tek se puni.')
  await expect(score).not.toContainText('a ova je za zabavu')
  await expectAccessible(page, PHONE_VIEWS)
  await tabTo(page, page.getByRole('link', { name: 'Pogledaj ljestvicu' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${quiz.path}/leaderboard`)
  const few = page.getByText('Ljestvica se pokazuje kad igra barem 5 igrača.')
  await expect(few).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Obiteljski cilj' })).toBeVisible()
  await expectAccessible(page, PHONE_VIEWS)
  const week = page.getByRole('radio', { name: 'Ovaj tjedan' })
  await tabTo(page, week, 30)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Od početka' })).toBeChecked()
  await expect(few).toBeVisible()

  await open(page, '/zabavni-kwizovi')
  const card = page.getByRole('listitem').filter({ hasText: quiz.title })
  await expect(card.getByText(`Odigrano: ${total - 1} od ${total}`)).toBeVisible()
})
