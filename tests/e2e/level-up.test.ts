import { xpProgress } from '@/lib/learning/rewards/xp-level'
import { rightAnswer } from './support/answers'
import { byTouch } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { lessonIdOf, signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { expect, PHONE, test, type Page, open } from './support/test'

test.use(PHONE)

/**
 * Lessons without a bonus among their first questions: each right answer is one XP. Their numbers
 * are those of the files.
 */
const [first, second, third] = lessons.filter((lesson) =>
  demoQuestions(lesson).every(({ isBonus, numbers }) => !isBonus && numbers === null),
) as [SeedLesson, SeedLesson, SeedLesson]

/** Answers the first questions of a lesson right, through the API, and redeems what they earn. */
async function earn(page: Page, pupilId: string, lesson: SeedLesson, count: number) {
  const id = await lessonIdOf(page, lesson)
  const asked = (await (await page.request.get(`/api/lessons/${id}/questions`)).json()) as {
    _id: string
  }[]
  for (const [index, { body }] of demoQuestions(lesson).slice(0, count).entries()) {
    const { answer } = rightAnswer(body)
    const path = `/api/pitanja/${asked[index]?._id}/odgovor`
    const judged = await page.request.post(path, { data: { answer } })
    expect(await judged.json()).toMatchObject({ earned: 1 })
    const redeemed = await page.request.patch(`/api/children/${pupilId}/xp`, { data: { xp: 1 } })
    expect(redeemed.status()).toBe(200)
  }
}

test('the answer that fills a level is celebrated once the round is left', async ({ page }) => {
  const pupil = await signInNewPupil(page)
  const missing = (xpProgress(0).to ?? 0) - 1
  await earn(page, pupil._id, second, 8)
  await earn(page, pupil._id, third, 8)
  await earn(page, pupil._id, first, missing - 16)

  const screen = new QuizScreen(page)
  const lesson = lessons.find(
    (one) => ![first, second, third].includes(one) && !demoQuestions(one)[0]?.numbers,
  ) as SeedLesson
  await screen.open(lesson)
  const [question] = demoQuestions(lesson)
  if (!question) throw new Error('A lesson without questions.')
  const redeemed = page.waitForResponse((one) => one.url().includes('/xp'))
  await byTouch.answer(screen, rightAnswer(question.body).answer)
  await expect(screen.explanation).toBeVisible()
  await redeemed

  // Not over an explanation: it waits until the round is left, here for another page.
  const dialog = page.getByRole('dialog', { name: 'LEVEL UP!' })
  await expect(dialog).toBeHidden()
  await open(page, lesson.path)
  await expect(dialog).toContainText('Nivo 1 → Nivo 2')
  // Two bursts, each on its own: on a busy machine both are there.
  await expect(page.locator('canvas').first()).toBeVisible()
  // It closes by itself: 4 s and a fade of 1 s.
  await expect(dialog).toBeHidden({ timeout: 8_000 })
})
