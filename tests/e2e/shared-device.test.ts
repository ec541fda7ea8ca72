import { rightAnswer } from './support/answers'
import {
  chooseInMenu,
  expectSignedIn,
  fillSignIn,
  openSignIn,
  signInButton,
} from './support/entry-screens'
import { fillByTouch } from './support/hands'
import { untilKept } from './support/kept-pages'
import { lessons, type SeedLesson } from './support/lessons'
import { addChild, PASSWORD, signIn, signInNewParent } from './support/people'
import { QuizScreen } from './support/quiz-screen'
import { expect, open, PHONE, test, type Page } from './support/test'
import { waitingOwners } from './support/waiting'

test.use({ ...PHONE, serviceWorkers: 'allow' })

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const JUDGING = /\/api\/pitanja\/[^/]+\/odgovor/
const LOST = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load|fetch)/

async function signOut(page: Page) {
  await chooseInMenu(page, 'Odjava')
  await page.waitForURL((url) => url.pathname === '/')
}

async function signInByForm(page: Page, nickName: string) {
  await openSignIn(page)
  await fillSignIn(page, nickName, PASSWORD)
  await signInButton(page).tap()
  await expectSignedIn(page)
}

test('after a sign-out the next child neither sees nor sends what waits of the last', async ({
  page,
  context,
  faults,
}) => {
  test.slow()
  faults.expect(LOST)
  const parent = await signInNewParent(page)
  const [first, second] = [await addChild(page, parent._id), await addChild(page, parent._id)]
  const { user } = await signIn(page, first.nickName)
  const arrived: string[] = []
  page.on('response', (response) => {
    if (JUDGING.test(response.url()) && response.status() === 200) arrived.push(response.url())
  })
  const screen = new QuizScreen(page)
  const { answer } = rightAnswer(lesson.questions[0]?.body as never)

  await test.step('the first child answers while the server is away, and signs out', async () => {
    await screen.open(lesson)
    await expect(page.getByText('Pitanje 1 od')).toBeVisible()
    await page.route(JUDGING, (route) => route.abort('failed'))
    await fillByTouch(screen, answer)
    await screen.checkButton.tap()
    await expect(screen.message).toContainText('Tvoj odgovor je sačuvan')
    await open(page, '/')
    await signOut(page)
  })

  await test.step('the second child signs in at the same browser', async () => {
    await page.unroute(JUDGING)
    await signInByForm(page, second.nickName)
    await screen.open(lesson)
    await expect(page.getByText('Pitanje 1 od')).toBeVisible()
    const nothing = async () => {
      await expect(screen.message).toBeEmpty()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      expect(await page.content()).not.toContain(first.nickName)
    }
    await nothing()
    await untilKept(page, `${lesson.path}/kwiz`)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Pitanje 1 od')).toBeVisible()
    await nothing()
    await context.setOffline(false)
    expect([arrived, await waitingOwners(page)]).toEqual([[], [user._id]])
    await open(page, '/')
    await signOut(page)
  })

  await test.step('what waited is sent once its owner is back, once', async () => {
    await signInByForm(page, first.nickName)
    await expect.poll(() => waitingOwners(page)).toEqual([])
    expect(arrived).toHaveLength(1)
    await screen.open(lesson)
    await expect(screen.verdict).toBeVisible()
  })
})
