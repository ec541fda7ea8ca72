import type { PublicQuestion } from '@/lib/content/questions/model'
import { rightAnswer, wrongAnswer } from './support/answers'
import { toShownAnswer } from './support/to-shown-answer'
import { expectAccessible } from './support/axe'
import { demoQuestions, kindsOf, lessons, type SeedLesson } from './support/lessons'
import { signIn, signInNewParent } from './support/people'
import { signInNewPupil } from './support/pupils'
import { findPublicLesson } from './support/rounds'
import { TestScreen } from './support/test-screen'
import { containsHtml, expect, open, overflowPixels, PHONE, test, type Page } from './support/test'

/** Each test draws its own numbers for a question whose numbers change: the file knows no key. */
const fixed = lessons.filter((one) => demoQuestions(one).every(({ numbers }) => numbers === null))
const byKinds = fixed.toSorted((a, b) => kindsOf(b).size - kindsOf(a).size)
/** The lesson whose first eight questions are of the most kinds. */
const lesson = byKinds[0] as SeedLesson

test('the lesson of these tests asks most kinds of questions', () => {
  // At least 7 of the 11 kinds must occur among the lesson's first eight questions.
  expect(kindsOf(lesson).size).toBeGreaterThanOrEqual(7)
})

/** The keys of a question on the screen, from its file. */
async function bodyOf(page: Page, questions: PublicQuestion[]) {
  const legend = new TestScreen(page).question
  for (const [index, { html }] of questions.entries()) {
    const body = demoQuestions(lesson)[index]?.body
    if (body && (await containsHtml(legend, html))) return body
  }
  throw new Error(`Unknown question: ${await legend.innerText()}`)
}

test.describe('with the keyboard alone, 360 px wide', () => {
  test.use({ viewport: PHONE.viewport })

  test('a pupil writes a test, reloads in the middle, and reads the mark and the reasons', async ({
    page,
    request,
  }) => {
    test.slow()
    const { questions } = await findPublicLesson(request, lesson)
    await signInNewPupil(page)
    const screen = new TestScreen(page)
    await screen.open(lesson)
    await screen.press(screen.button('Započni test'))
    await expect(screen.current).toBeVisible()
    expect(await overflowPixels(page)).toBe(0)

    // Seven right answers and a wrong one; the last waits for the reload.
    for (let place = 1; place <= 8; place += 1) {
      await expect(screen.current).toHaveAccessibleName(`Pitanje ${place}, bez odgovora`)
      const body = await bodyOf(page, questions)
      const given = place === 4 ? wrongAnswer(body) : rightAnswer(body)
      await screen.fill(await toShownAnswer(page, body, given))
      await expect(screen.current).toHaveAccessibleName(`Pitanje ${place}, odgovoreno`)
      expect(await overflowPixels(page)).toBe(0)
      if (place === 5) {
        await expect(screen.saved).toBeVisible()
        const words = await screen.question.innerText()
        await page.reload()
        await expect(screen.current).toHaveAccessibleName('Pitanje 5, odgovoreno')
        expect(await screen.question.innerText()).toBe(words)
      }
      if (place < 8) await screen.press(screen.button('Dalje'))
    }
    await screen.press(screen.button('Pitanje 2, odgovoreno'))
    // On the question itself, or on its line to type.
    await expect(page.locator('fieldset :focus')).toHaveCount(1)
    await screen.press(screen.button('Predaj test već sada'))
    await expect(screen.dialog).toContainText('Na svako pitanje imaš odgovor.')
    await screen.press(screen.dialog.getByRole('button', { name: 'Predaj test' }))

    await expect(screen.mark).toHaveText('vrlo dobar (4)')
    await expect(screen.mark).toBeFocused()
    await expect(page.getByText('7 od 8 točno')).toBeVisible()
    const wrong = page.locator('details').filter({
      // Not the answer „To nije točno”.
      has: page.getByText('Nije točno', { exact: true }),
    })
    await expect(wrong).toHaveCount(1)
    await screen.press(wrong.locator('summary'))
    await expect(wrong.getByText(/^Toč(an|ni|ne|no|na) /).first()).toBeVisible()
    await screen.press(wrong.getByRole('button', { name: 'U bilježnicu' }))
    await expect(wrong.getByRole('button', { name: 'U bilježnici je' })).toBeFocused()
    expect(await overflowPixels(page)).toBe(0)

    await screen.press(screen.button('Natrag na početak testa'))
    await expect(page.getByText('Novi možeš pisati sutra.')).toBeVisible()
    await expect(page.getByText('7 od 8 točno, danas')).toBeVisible()
    await page.reload()
    await expect(page.getByText('7 od 8 točno, danas')).toBeVisible()
  })
})

test('a guest finds out why to sign in, and the quiz', async ({ page }) => {
  await open(page, `${lesson.path}/test`)
  await expect(
    page.getByRole('heading', { name: 'Ocjena testa ostaje na tvojem profilu' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Otvori profil' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL(/\/prijava\?povratak=/)
  const { email } = await signInNewParent(page)
  await signIn(page, email)
  await open(page, `${lesson.path}/test`)
  await expect(page.getByRole('heading', { name: 'Test je za učenike' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prijavi se' })).toBeHidden()
  await expectAccessible(page)
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on the start, the questions, the hand-in, the result, which prints, and the marks so far', async ({
    page,
    request,
  }) => {
    test.slow()
    const { questions } = await findPublicLesson(request, lesson)
    await signInNewPupil(page)
    const screen = new TestScreen(page)
    await screen.open(lesson)
    await expectAccessible(page)
    await page.getByText('15 minuta').click()
    await screen.begin()
    await expect(page.getByText('Još 15 minuta')).toBeVisible()
    const body = await bodyOf(page, questions)
    await screen.fill(await toShownAnswer(page, body, wrongAnswer(body)))
    await expect(screen.saved).toBeVisible()
    await expectAccessible(page)
    await screen.button('Predaj test već sada').click()
    await expect(screen.dialog).toContainText('Bez odgovora su')
    await expectAccessible(page)
    await screen.dialog.getByRole('button', { name: 'Predaj test' }).click()
    await expect(screen.mark).toHaveText('nedovoljan (1)')
    await expectPrinted(page)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expectAccessible(page)
    await screen.button('Natrag na početak testa').click()
    await expect(page.getByText('Novi možeš pisati sutra.')).toBeVisible()
    await expectAccessible(page)
  })
})

/** On paper a result holds every answer, and no buttons. */
async function expectPrinted(page: Page): Promise<void> {
  const key = page.getByText(
    /^Toč(an|ni|ne|no|na) (odgovor|odgovori|parovi|poredak|skupine|popunjeno|mjesto|mjesta):$/,
  )
  await expect(key.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const one of await key.all()) await expect(one).toBeVisible()
  await expect(key).toHaveCount(8)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(/^Iskra · https?:/)).toBeVisible()
  await page.emulateMedia({ media: null })
}
