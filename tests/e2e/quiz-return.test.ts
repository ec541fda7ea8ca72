import { rightAnswer, wrongAnswer } from './support/answers'
import { byTouch } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { expect, open, PHONE, test, untilInteractive, type Page } from './support/test'

test.use(PHONE)

const firstOf = (lesson: SeedLesson) => demoQuestions(lesson)[0] as SeedLesson['questions'][number]
const secondOf = (lesson: SeedLesson) => demoQuestions(lesson)[1] as SeedLesson['questions'][number]
const lesson = lessons.find(({ slug }) => slug === 'glas-slovo-rijec') as SeedLesson
const nextLesson = lessons.find(({ slug }) => slug === 'veliko-pocetno-slovo') as SeedLesson

/** Pages that were left stay in the document, hidden. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true })

/** Follows a link inside the app: the page is swapped in, not loaded. */
async function follow(page: Page, name: RegExp, path: string) {
  await page.getByRole('main').getByRole('link', { name }).first().tap()
  await page.waitForURL(`**${path}`)
  await untilInteractive(page)
}

/** Answers the question that is open and goes on to the second. */
async function playFirst(screen: QuizScreen, of: SeedLesson) {
  await byTouch.answer(screen, rightAnswer(firstOf(of).body).answer)
  await screen.nextButton.tap()
  await expect(seen(screen.page, 'Pitanje 2 od 8')).toBeVisible()
}

/** By the link in the bar above a quiz. */
async function toLesson(page: Page, { path, title }: SeedLesson) {
  await page.getByRole('link', { name: title }).first().tap()
  await page.waitForURL(`**${path}`)
  await untilInteractive(page)
}

async function goBack(page: Page, path: string) {
  await page.goBack()
  await page.waitForURL(`**${path}`)
  await untilInteractive(page)
}

/** From the quiz of the next lesson to the one before it. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'by links': async (page) => {
    await toLesson(page, nextLesson)
    await follow(page, /^Prethodna lekcija/, lesson.path)
    await follow(page, /^Kviz/, `${lesson.path}/kwiz`)
  },
  'with the back button': async (page) => {
    await goBack(page, nextLesson.path)
    await goBack(page, lesson.path)
    await goBack(page, `${lesson.path}/kwiz`)
  },
}

for (const [way, comeBack] of Object.entries(WAYS)) {
  test(`a quiz that is come back to ${way} goes on, and so does the other one`, async ({
    page,
  }) => {
    const screen = new QuizScreen(page)
    await open(page, lesson.path)
    await follow(page, /^Kviz/, `${lesson.path}/kwiz`)
    await playFirst(screen, lesson)
    await toLesson(page, lesson)
    await follow(page, /^Sljedeća lekcija/, nextLesson.path)
    await follow(page, /^Kviz/, `${nextLesson.path}/kwiz`)
    await playFirst(screen, nextLesson)

    await comeBack(page)
    await expect(seen(page, 'Pitanje 2 od 8')).toBeVisible()
    await expect(seen(page, 'Točno: 1')).toBeVisible()
    await byTouch.answer(screen, wrongAnswer(secondOf(lesson).body).answer)
    await expect(seen(page, 'Točno: 1')).toBeVisible()

    await open(page, `${nextLesson.path}/kwiz`)
    await expect(seen(page, 'Pitanje 2 od 8')).toBeVisible()
    await expect(seen(page, 'Točno: 1')).toBeVisible()
    await expect(screen.checkButton).toBeVisible()
  })
}
