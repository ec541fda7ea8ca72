import { rightAnswer, verdictOf, wrongAnswer } from './support/answers'
import { toShownAnswer } from './support/to-shown-answer'
import { byTouch } from './support/hands'
import { demoQuestions, kindsOf, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { expect, open, overflowPixels, PHONE, test, untilInteractive } from './support/test'

/** Its first questions are of six kinds. */
const lesson = lessons.find((one) => kindsOf(one).size === 6) as SeedLesson

test.describe('a guest with a phone', () => {
  test.use(PHONE)

  test('goes from home to a lesson, reads, plays, repeats the mistakes and goes back', async ({
    page,
  }) => {
    const screen = new QuizScreen(page)
    const follow = async (path: string) => {
      await page.locator(`main a[href="${path}"]`).first().tap()
      await page.waitForURL(`**${path}`)
      await untilInteractive(page)
      expect(await overflowPixels(page), path).toBe(0)
    }
    await open(page, '/')
    await follow(`/${lesson.gradeSlug}`)
    await follow(`/${lesson.gradeSlug}/${lesson.literatureSlug}`)
    await follow(lesson.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title)
    await follow(`${lesson.path}/skripta`)

    const recall = page.locator('details').filter({ hasText: 'Pokaži odgovor' }).first()
    const hidden = recall.locator('p').first()
    await expect(hidden).toBeHidden()
    await recall.locator('summary').tap()
    await expect(hidden).toBeVisible()

    await page.getByRole('link', { name: 'Provjeri se u kvizu' }).tap()
    await page.waitForURL(`**${lesson.path}/kwiz`)
    await untilInteractive(page)
    const questions = demoQuestions(lesson)
    const isMissed = (index: number) => index === 1 || index === 4
    for (const [index, { body }] of questions.entries()) {
      await expect(page.getByText(`Pitanje ${index + 1} od 8`)).toBeVisible()
      const { answer } = isMissed(index) ? wrongAnswer(body) : rightAnswer(body)
      await byTouch.answer(screen, answer)
      await expect(screen.verdict).toHaveText(verdictOf(body, !isMissed(index)))
      expect(await overflowPixels(page), `question ${index + 1}`).toBe(0)
      await screen.nextButton.tap()
    }
    // What was not right comes once more, before the result.
    for (const [index, isRight] of [
      [1, true],
      [4, false],
    ] as const) {
      await expect(page.getByText('Još jednom ono što nije bilo točno')).toBeVisible()
      const { body } = questions[index] as (typeof questions)[number]
      await byTouch.answer(screen, (isRight ? rightAnswer(body) : wrongAnswer(body)).answer)
      await screen.nextButton.tap()
    }
    await expect(screen.result(6, 8)).toBeFocused()
    await expect(page.getByText('Iz drugog pokušaja točno: 1 od 2.')).toBeVisible()
    await expect(
      page.getByText(`Otvoreno je 8 od ${lesson.questions.length} pitanja.`),
    ).toBeVisible()
    await expect(page.locator('details:visible')).toHaveCount(2)
    expect(await overflowPixels(page)).toBe(0)

    await screen.button('Ponovi 1 pitanje').tap()
    await expect(page.getByText('Pitanje 1 od 1')).toBeVisible()
    const { body } = questions[4] as (typeof questions)[number]
    // A round that is played again has its options in another order.
    await byTouch.answer(screen, await toShownAnswer(page, body, rightAnswer(body)))
    await screen.nextButton.tap()
    await expect(screen.result(1, 1)).toBeVisible()
    await page.getByRole('link', { name: 'Natrag na lekciju' }).last().tap()
    await page.waitForURL(`**${lesson.path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title)
  })
})
