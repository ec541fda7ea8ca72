import { BLOG_PATH, FAQ_PATH, postPath } from '@/lib/platform/paths'
import { QUESTION_KINDS } from '@/lib/content/questions/model'
import { SITE_PAGES } from '@/lib/site/dynamic-content/pages/model'
import { wrongAnswer } from './support/answers'
import { DESKTOP_VIEWS, expectAccessible, PHONE_VIEWS } from './support/axe'
import { byTouch } from './support/hands'
import { findQuestion, lessons, type SeedLesson } from './support/lessons'
import { openQuizAt } from './support/rounds'
import { expect, open, test } from './support/test'

// Things in motion have no colour to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })

const lesson = lessons.find(({ slug }) => slug === 'pitagorin-poucak') as SeedLesson

for (const [name, path] of [
  ['home', '/'],
  ['a grade', `/${lesson.gradeSlug}`],
  ['a textbook', `/${lesson.gradeSlug}/${lesson.literatureSlug}`],
  ['a lesson', lesson.path],
  ['the fun quizzes', '/zabavni-kwizovi'],
  ['the frequent questions', FAQ_PATH],
  ['the blog', BLOG_PATH],
  ['a post', postPath('ucenje-bez-strebanja')],
  // The other texts of the site are the same page with other words.
  ['a text of the site', `/${SITE_PAGES[0]}`],
  ['a fun quiz', '/zabavni-kwizovi/upoznaj-hrvatsku'],
  ['the sign-in', '/prijava'],
  ['the registration', '/registracija'],
  ['the reset of a password', '/resetiraj-lozinku'],
  ['the confirmation of an e-mail', '/potvrda-emaila'],
  ['the undoing of a new e-mail', '/povrat-emaila#poveznica'],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page)
  })
}

test('axe finds nothing in a registration full of errors', async ({ page }) => {
  await open(page, '/registracija')
  await page.getByRole('button', { name: 'Otvori račun' }).click()
  await expect(page.getByText('Ime je obavezno', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in a refused sign-in with its password shown', async ({ page, faults }) => {
  faults.expect(/401/)
  await open(page, '/prijava')
  await page.getByLabel('Email ili nadimak').fill('nema-takvog')
  await page.getByLabel('Lozinka', { exact: true }).fill('kriva')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByText('Neispravni korisnički podaci')).toBeVisible()
  await page.getByRole('button', { name: 'Prikaži lozinku' }).click()
  await expectAccessible(page)
})

test('axe finds nothing in a script with its answers open', async ({ page }) => {
  await open(page, `${lesson.path}/skripta`)
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expectAccessible(page)
})

test('axe finds nothing on a missing page', async ({ page, faults }) => {
  faults.expect(/404/)
  await open(page, '/9-razred')
  await expectAccessible(page)
})

for (const kind of QUESTION_KINDS) {
  test(`axe finds nothing on a ${kind} question, before and after its answer`, async ({ page }) => {
    const placed = findQuestion(kind)
    const screen = await openQuizAt(page, placed)
    await expectAccessible(page)
    await byTouch.answer(screen, wrongAnswer(placed.question.body).answer)
    await expectAccessible(page)
  })
}

/** A question with changing numbers, which the page draws itself. */
const isDrawn = ({ numbers }: { numbers: string | null }) => numbers !== null
const formulas = lessons.find(({ slug }) => slug === 'zbrajanje-cijelih-brojeva') as SeedLesson

for (const kind of ['single', 'several', 'matching'] as const) {
  test(`axe finds nothing on a ${kind} question whose options are formulas`, async ({ page }) => {
    const index = formulas.questions.findIndex((one) => one.body.kind === kind && isDrawn(one))
    await openQuizAt(page, { lesson: formulas, index })
    await expect(page.locator('fieldset .katex').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('axe finds nothing on the result of a quiz, its answers open', async ({ page }) => {
  const placed = findQuestion('several')
  const screen = await openQuizAt(page, placed)
  // Wrong twice: what is not right comes once more.
  for (const _turn of ['first', 'second']) {
    await byTouch.answer(screen, wrongAnswer(placed.question.body).answer)
    await screen.nextButton.tap()
  }
  await page.locator('summary').click()
  await expectAccessible(page)
})

test('axe finds nothing in the open list of grades', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Odaberi razred' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '8. razred' })).toBeVisible()
  await expectAccessible(page, DESKTOP_VIEWS)
})

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Otvori izbornik' }).click()
  await expect(page.getByRole('dialog', { name: 'Izbornik' })).toBeVisible()
  await expectAccessible(page, PHONE_VIEWS)
})

for (const query of ['broj', 'žirafa u svemiru']) {
  test(`axe finds nothing in the search for "${query}"`, async ({ page }) => {
    await open(page, '/')
    const field = page.getByRole('combobox', { name: 'Pronađi lekciju' })
    await field.fill(query)
    const status = page.getByRole('banner').getByRole('status')
    await expect(status).toHaveText(/Pronađeno|Nema rezultata/)
    await field.press('ArrowDown')
    await expectAccessible(page)
  })
}
