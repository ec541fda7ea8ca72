import { rightAnswer, wrongAnswer } from './support/answers'
import { toShownAnswer } from './support/to-shown-answer'
import { expectAccessible } from './support/axe'
import { byTouch } from './support/hands'
import { findQuestion } from './support/lessons'
import { signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { findPublicLesson } from './support/rounds'
import { expect, open, overflowPixels, PHONE, test } from './support/test'

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('an ordering that was missed is practised, and printed with its key', async ({ page }) => {
  const { lesson, index, question } = findQuestion('ordering')
  await signInNewPupil(page)
  const { questions } = await findPublicLesson(page.request, lesson)
  const path = `/api/pitanja/${questions[index]?._id}/odgovor`
  const data = { answer: wrongAnswer(question.body).answer, source: 'kwiz' }
  expect((await page.request.post(path, { data })).status()).toBe(200)

  await open(page, '/profil/greske')
  await byTouch.press(
    new QuizScreen(page),
    page.getByRole('button', { name: 'Vježbaj', exact: true }),
  )
  const screen = new QuizScreen(page)
  await expect(screen.row(0)).toBeVisible()
  expect(await overflowPixels(page)).toBe(0)
  await expectAccessible(page)
  const right = await toShownAnswer(page, question.body, rightAnswer(question.body))
  await byTouch.answer(screen, right)
  await expect(screen.verdict).toHaveText('Točno!')
  await expectAccessible(page)

  await open(page, '/profil/greske/radni-list')
  await expect(page.getByText('Uz svaku stavku upiši njezin redni broj.')).toBeVisible()
  const key = page.getByRole('region', { name: 'Rješenja' }).getByRole('listitem')
  for (const [place, item] of question.body.items.entries())
    await expect(key.filter({ hasText: `${place + 1}. ${item}` }).last()).toBeVisible()
})
