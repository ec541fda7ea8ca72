import { rightAnswer } from './support/answers'
import { fillByTouch } from './support/hands'
import { lessons, type SeedLesson } from './support/lessons'
import { addChild, signIn, signInNewParent } from './support/people'
import { signInNewPupil } from './support/pupils'
import { QuizScreen } from './support/quiz-screen'
import { expect, open, PHONE, test, type BrowserContext, type Page } from './support/test'
import { waitingOwners } from './support/waiting'

test.use(PHONE)

const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
const JUDGING = /\/api\/pitanja\/[^/]+\/odgovor/
/** What is loaded when it is needed is lost as well. */
const LOST = /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)|Failed to load chunk/

/** Ids of the answers that the server has taken, one for each time. */
function arrivedAt(context: BrowserContext, path: RegExp): string[] {
  const arrived: string[] = []
  context.on('response', (response) => {
    if (path.test(response.url()) && response.status() === 200)
      arrived.push((response.request().postDataJSON() as { id: string }).id)
  })
  return arrived
}

async function answerWithoutConnection(page: Page, context: BrowserContext) {
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  await expect(page.getByText('Pitanje 1 od')).toBeVisible()
  await context.setOffline(true)
  await fillByTouch(screen, rightAnswer(lesson.questions[0]?.body as never).answer)
  await screen.checkButton.tap()
  await expect(screen.message).toContainText('Tvoj odgovor je sačuvan')
  return screen
}

test('what waits when a tab is closed is sent by another page, once', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  await signInNewPupil(page)
  const arrived = arrivedAt(context, JUDGING)
  await answerWithoutConnection(page, context)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, '/6-razred')
  await expect.poll(() => arrived.length).toBe(1)
  await expect.poll(() => waitingOwners(later)).toEqual([])
  // The quiz asks for the judgement under the same id: to the server it is the same answer.
  const screen = new QuizScreen(later)
  await screen.open(lesson)
  await expect(screen.verdict).toBeVisible()
  expect(new Set(arrived).size).toBe(1)
})

test('another child on the same browser sees and sends nothing of the first', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(LOST)
  const parent = await signInNewParent(page)
  const [first, second] = [await addChild(page, parent._id), await addChild(page, parent._id)]
  const { user } = await signIn(page, first.nickName)
  const arrived = arrivedAt(context, JUDGING)
  const screen = await answerWithoutConnection(page, context)
  await page.goto('about:blank')
  await context.setOffline(false)
  await signIn(page, second.nickName)
  await screen.open(lesson)
  await expect(page.getByText('Pitanje 1 od')).toBeVisible()
  await expect(screen.message).toBeEmpty()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect([arrived, await waitingOwners(page)]).toEqual([[], [user._id]])
  await signIn(page, first.nickName)
  await open(page, '/5-razred')
  await expect.poll(() => waitingOwners(page)).toEqual([])
  expect(arrived).toHaveLength(1)
})

test('a browser whose storages are closed judges and sends all the same, once at a double click', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await signInNewPupil(page)
  const arrived = arrivedAt(context, JUDGING)
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  await fillByTouch(screen, rightAnswer(lesson.questions[0]?.body as never).answer)
  await screen.checkButton.dblclick()
  await screen.nextButton.tap()
  await expect(page.getByText('Pitanje 2 od')).toBeVisible()
  expect(arrived).toHaveLength(1)
})
