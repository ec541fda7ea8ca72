import type { PublicQuestion } from '@/lib/content/questions/model'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { questionPath } from '@/lib/platform/paths'
import { lessons, type SeedLesson } from './support/lessons'
import { signIn } from './support/people'
import { lessonIdOf, signInNewPupil } from './support/pupils'
import { expect, open, test, type Page } from './support/test'

const lesson = lessons.findLast(({ gradeSlug }) => gradeSlug === '5-razred') as SeedLesson

const note = (page: Page) => page.getByText('odgovor se provjerava uz pretplatu')
const { password } = DEMO_ACCOUNTS

test('that an answer needs a subscription is told only to those without one', async ({ page }) => {
  // Only a subscription opens all questions of a lesson.
  await signIn(page, DEMO_ACCOUNTS.children[0], password)
  const id = await lessonIdOf(page, lesson)
  const answer = await page.request.get(`/api/lessons/${id}/questions`)
  const last = ((await answer.json()) as PublicQuestion[]).slice(FREE_QUESTIONS).at(-1)
  const path = questionPath(last?.slug ?? '')
  const seesIt = async (isShown: boolean) => {
    await open(page, path)
    await expect(page.getByRole('button', { name: 'Provjeri' })).toBeVisible()
    await expect(note(page)).toBeVisible({ visible: isShown })
  }
  await seesIt(false)
  await signIn(page, DEMO_ACCOUNTS.parent, password)
  await seesIt(false)
  await signInNewPupil(page)
  await seesIt(true)
  await page.context().clearCookies()
  await seesIt(true)
})
