import { renderText } from '@/lib/platform/markdown/render'
import { rightAnswer, verdictOf } from './support/answers'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/entry-screens'
import { byKeyboard } from './support/hands'
import { findQuestion, lessons, type SeedLesson } from './support/lessons'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import { makeMistake, makeMistakes, signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { containsHtml, expect, open, overflowPixels, test, type Page } from './support/test'

const isSingle = (lesson: SeedLesson) => lesson.questions[0]?.body.kind === 'single'
const lesson = lessons.find((one) => one.gradeSlug === '5-razred' && isSingle(one)) as SeedLesson
const [first] = lesson.questions
const key = first ? rightAnswer(first.body).answer : null

/** As many as one round has. */
const KINDS = [
  ...(['single', 'number', 'matching', 'ordering'] as const),
  ...(['gaps', 'groups', 'line', 'spot'] as const),
]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('on a small phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  test('a mistake is practised and is known for the first day', async ({ page }) => {
    await signInNewPupil(page)
    await makeMistakes(page, lesson, 1)
    await open(page, '/profil/greske')
    expect(await overflowPixels(page)).toBe(0)
    await expect(page.getByText('Čeka prvi točan odgovor')).toBeVisible()
    await tabTo(page, button(page, 'Vježbaj'), 40)
    await page.keyboard.press('Enter')
    const letters = page.locator('fieldset label')
    await expect(page.locator('legend').first()).toBeFocused()
    if (key?.kind !== 'single') throw new Error('The first question has no single answer')
    await page.keyboard.press(key.choice)
    await expect(letters.getByRole('radio', { checked: true })).toHaveCount(1)
    await tabTo(page, button(page, 'Provjeri'))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Prvi put točno! Još jedan točan odgovor/)).toBeVisible()
    expect(await overflowPixels(page)).toBe(0)
    await tabTo(page, button(page, 'Završi'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '1 od 1 točno' })).toBeFocused()
    await tabTo(page, button(page, 'Natrag na popis'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Moje greške' })).toBeFocused()
    await expect(page.getByText('Prvi put točno: danas')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Prvi put točno: danas')).toBeVisible()
  })
})

test('mistakes of eight kinds are practised with the keyboard alone', async ({ page }) => {
  await signInNewPupil(page)
  const left = KINDS.map((kind) => findQuestion(kind))
  for (const { lesson, index } of left) await makeMistake(page, lesson, index)
  await open(page, '/profil/greske')
  const screen = new QuizScreen(page)
  await tabTo(page, button(page, 'Vježbaj redom'), 40)
  await page.keyboard.press('Enter')
  for (let count = 1; count <= KINDS.length; count += 1) {
    await expect(page.getByText(`${count}. od ${KINDS.length}`)).toBeVisible()
    const legend = screen.question.first()
    const isShown = await Promise.all(
      left.map(({ question }) => containsHtml(legend, renderText(question.text))),
    )
    const asked = left[isShown.indexOf(true)]
    if (!asked) throw new Error(`No such mistake: ${await legend.innerText()}`)
    await byKeyboard.answer(screen, rightAnswer(asked.question.body).answer)
    await expect(screen.verdict).toHaveText(verdictOf(asked.question.body, true))
    await byKeyboard.press(screen, button(page, count < KINDS.length ? 'Dalje' : 'Završi'))
  }
  const all = `${KINDS.length} od ${KINDS.length} točno`
  await expect(page.getByRole('heading', { name: all })).toBeFocused()
})

test('axe finds nothing on the list, in practice, on the worksheet, on the empty list', async ({
  page,
}) => {
  await signInNewPupil(page)
  await open(page, '/profil/greske')
  await expect(page.getByText('Ništa ne čeka na vježbu.')).toBeVisible()
  await expectAccessible(page)
  await makeMistakes(page, lesson, 8)
  await open(page, '/profil/greske')
  await expectAccessible(page)
  await button(page, 'Vježbaj redom').click()
  await expect(page.locator('legend').first()).toBeVisible()
  await expectAccessible(page)
  await open(page, '/profil/greske/radni-list')
  await expect(page.getByRole('heading', { name: 'Rješenja' })).toBeVisible()
  await expectAccessible(page)
})

test('the worksheet has its answers on pages of their own', async ({ page }) => {
  await signInNewPupil(page)
  await makeMistakes(page, lesson, 2)
  await open(page, '/profil/greske/radni-list')
  const answers = page.getByRole('region', { name: 'Rješenja' })
  await expect(answers).toBeVisible()
  expect(await pagesOf(page)).toBe(2)
  if (first && key?.kind === 'single' && first.body.kind === 'single') {
    const right = first.body.choices.find(({ weight }) => weight === 100)?.text ?? ''
    expect(await containsHtml(answers, renderText(right))).toBe(true)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Ispiši' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  // Without the answers there is one page: the second holds nothing else.
  await answers.evaluate((element) => element.remove())
  expect(await pagesOf(page)).toBe(1)
})

test('the address of a lesson begins with its mistakes each time it is opened', async ({
  page,
}) => {
  await signInNewPupil(page)
  await makeMistakes(page, lesson, 2)
  const { groups } = (await (await page.request.get('/api/korisnik/greske')).json()) as MistakePage
  const group = groups[0] as MistakePage['groups'][number]
  await open(page, `/profil/greske#lekcija-${group.lesson.lessonId}`)
  await expect(page.getByText('od 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  expect(await overflowPixels(page)).toBe(0)
  await expectAccessible(page)
  if (key?.kind !== 'single') throw new Error('The first question has no single answer')
  await page.locator('fieldset label').nth('abcd'.indexOf(key.choice)).click()
  await button(page, 'Provjeri').click()
  await expect(page.getByText(/^Prvi put točno!/)).toBeVisible()
  await page.getByRole('link', { name: 'Natrag na lekciju' }).click()
  await expect(page).toHaveURL(new RegExp(`${group.lesson.path}$`))
  // The address changes before the page: without this, the round would never have been left.
  await expect(page.getByRole('heading', { name: 'Moje greške: vježba' })).toBeHidden()
  await page.goBack()
  // What is known today waits no more.
  await expect(page.getByText(/(?:^|\s)od 1$/)).toBeVisible()
})

/** How many pages of A4 a page prints on. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('a list that one comes back to is the one of that moment', async ({ page }) => {
  const greske = page.getByRole('link', { name: /greške/i }).first()
  await signInNewPupil(page)
  await open(page, '/profil/greske')
  await expect(page.getByText('Ništa ne čeka na vježbu.')).toBeVisible()
  await page.getByRole('link', { name: 'Natrag na profil' }).click()
  await expect(page).toHaveURL(/\/profil$/)
  await makeMistakes(page, lesson, 2)
  await greske.click()
  await expect(page).toHaveURL(/\/profil\/greske$/)
  await expect(page.getByText('Čeka prvi točan odgovor')).toHaveCount(2)
  await expect(page.getByText('Ništa ne čeka na vježbu.')).toBeHidden()
})
