import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { rightAnswer } from './support/answers'
import { fillByTouch } from './support/hands'
import { lessons, type SeedLesson } from './support/lessons'
import { addChild, PASSWORD, signIn, signInNewParent } from './support/people'
import { signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { expect, open, PHONE, test, type Page } from './support/test'

test.use({ ...PHONE, serviceWorkers: 'allow' })

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const LOST = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load|fetch)/
const GIVEN = 3

/** Waits until the device keeps a page, and what its owner was answered for it. */
async function openAndKeep(page: Page, part: string, answers: string) {
  await open(page, lesson.path + part)
  await expect
    .poll(
      () =>
        page.evaluate(
          async ([path, name]) => {
            const kept = await (await caches.open('iskra-pitanja')).keys()
            const isAnswered = kept.some(({ url }) => url.includes(String(name)))
            return isAnswered && Boolean(await caches.match(String(path)))
          },
          [lesson.path + part, answers],
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
}

/** The answers of the child of the signed-in parent, as the family may take them along. */
async function answersOf(page: Page, email: string) {
  await signIn(page, email, PASSWORD)
  const data = (await (await page.request.get('/api/korisnik/izvoz?format=json')).json()) as {
    Odgovori: object[]
  }
  return data.Odgovori
}

test('answers given without a connection are judged when it is back, each once', async ({
  page,
  context,
  faults,
}) => {
  // A page that is loaded while it redeems XP asks for it again: the server has given it once.
  faults.expect(LOST, /409.*\/xp\?/)
  const { parent } = await signInNewPupil(page)
  await openAndKeep(page, '/kwiz', 'pitanja/')
  await context.setOffline(true)
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  await expect(page.getByText(`Pitanje 1 od ${FREE_QUESTIONS}`)).toBeVisible()
  for (let index = 0; index < GIVEN; index += 1) {
    await expect(page.getByText(`Pitanje ${index + 1} od`)).toBeVisible()
    await fillByTouch(screen, rightAnswer(lesson.questions[index]?.body as never).answer)
    await screen.checkButton.tap()
    await expect(screen.message).toContainText('Tvoj odgovor je sačuvan')
    await screen.button('Dalje').tap()
  }
  await page.reload()
  await expect(page.getByText(`Pitanje ${GIVEN + 1} od`)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(`Točno: ${GIVEN}`)).toBeVisible({ timeout: 40_000 })
  await page.reload()
  await expect(page.getByText(`Točno: ${GIVEN}`)).toBeVisible()
  expect(await answersOf(page, parent.email)).toHaveLength(GIVEN)
})

test('cards are turned and judged without a connection, and count once', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  await signInNewPupil(page)
  await openAndKeep(page, '/kartice', 'kartice/')
  await context.setOffline(true)
  await open(page, `${lesson.path}/kartice`)
  const reviews: string[] = []
  context.on('response', (response) => {
    if (/\/ocjena/.test(response.url()) && response.ok())
      reviews.push((response.request().postDataJSON() as { id: string }).id)
  })
  for (let index = 0; index < 2; index += 1) {
    await page
      .getByRole('button', { name: /Okreni/ })
      .first()
      .tap()
    await page.getByRole('button', { name: 'Znam', exact: true }).tap()
  }
  expect(reviews).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => new Set(reviews).size, { timeout: 40_000 }).toBe(2)
})

test('the next child on the device sees nothing of the first one’s questions', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  const parent = await signInNewParent(page)
  const [first, second] = [await addChild(page, parent._id), await addChild(page, parent._id)]
  await signIn(page, first.nickName)
  await openAndKeep(page, '/kwiz', 'pitanja/')
  const screen = new QuizScreen(page)
  await fillByTouch(screen, rightAnswer(lesson.questions[0]?.body as never).answer)
  await page.goto('about:blank')
  await signIn(page, second.nickName)
  await context.setOffline(true)
  await screen.open(lesson)
  // Without an answer of his own, the free questions of the page.
  await expect(page.getByText(`Pitanje 1 od ${FREE_QUESTIONS}`)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})
