import type { FoundQuestion } from '@/lib/asking/search/contract'
import type { QuestionKind } from '@/lib/content/questions/model'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { bookMapPath, questionPath, unitReviewPath } from '@/lib/platform/paths'
import { rightAnswer } from './support/answers'
import { byTouch } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { readLayoutShifts, watchLayoutShifts } from './support/layout-shifts'
import { DESKTOP, expect, PHONE, test, untilInteractive } from './support/test'

const lesson = lessons[0] as SeedLesson
const [firstQuestion] = demoQuestions(lesson)

/** Kinds whose fields have scripts of their own. */
const LAZY_KINDS = ['gaps', 'groups', 'line', 'matching', 'ordering', 'spot'] as const

/** A question whose page in the knowledge base has its fields, not its answer. */
function questionWithFields(kind: QuestionKind) {
  for (const lesson of lessons) {
    const question = lesson.questions
      .slice(FREE_QUESTIONS)
      .find(({ body, numbers }) => body.kind === kind && numbers === null)
    if (question) return { lesson, question }
  }
  throw new Error(`No lesson has a ${kind} question after its free questions.`)
}

for (const [device, name] of [
  [PHONE, 'phone'],
  [DESKTOP, 'desktop'],
] as const) {
  test.describe(name, () => {
    test.use(device)
    test.beforeEach(({ page }) => watchLayoutShifts(page))

    for (const path of [
      '/',
      `/${lesson.gradeSlug}`,
      lesson.path,
      `${lesson.path}/skripta`,
      `${lesson.path}/kwiz`,
      `${lesson.path}/kartice`,
      `${lesson.path}/provjera`,
      `${lesson.path}/moj-razred`,
      bookMapPath(lesson.gradeSlug, lesson.literatureSlug),
      unitReviewPath('5-razred', 'brojevni-atelje-5', 'prirodni-brojevi'),
      '/zabavni-kwizovi',
      '/zabavni-kwizovi/putovanje-svemirom',
      '/zabavni-kwizovi/putovanje-svemirom/leaderboard',
      '/9-razred',
      '/prijava',
      '/prijava?povratak=%2Fprofil&prestala=1',
      '/registracija',
      '/resetiraj-lozinku',
      '/resetiraj-lozinku#stara-poveznica',
      '/potvrda-emaila',
      '/povrat-emaila',
    ]) {
      test(`nothing moves while ${path} loads`, async ({ page, faults }) => {
        if (path === '/9-razred') faults.expect(/404/)
        await page.goto(path)
        expect(await readLayoutShifts(page)).toEqual([])
      })
    }

    for (const kind of LAZY_KINDS) {
      test(`nothing moves while a ${kind} question loads`, async ({ page, request }) => {
        const { lesson: about, question } = questionWithFields(kind)
        const data = { query: about.title, limit: 50 }
        const found = await request.post('/api/baza-znanja/pretraga', { data })
        const { questions } = (await found.json()) as { questions: FoundQuestion[] }
        const asked = questions.find(({ text }) => text === toLosslessPlainText(question.text))
        await page.goto(questionPath(asked?.slug ?? ''))
        const fields = page.locator('main fieldset').locator('input, select, button')
        await expect(fields.first()).toBeVisible()
        expect(await readLayoutShifts(page)).toEqual([])
      })
    }
  })
}

test.describe('a quiz that goes on', () => {
  test.use(PHONE)

  test('keeps its buttons at the bottom while the page is still arriving', async ({ page }) => {
    await page.goto(`${lesson.path}/kwiz`)
    await untilInteractive(page)
    // As in a page that is parsed half way: the bar is not the last child yet.
    const [before, after] = await page.evaluate(() => {
      const bar = document.querySelector('form > .fixed')
      const bottom = () => bar?.getBoundingClientRect().bottom
      const settled = bottom()
      bar?.after(document.createElement('p'))
      return [settled, bottom()]
    })
    expect(after).toBe(before)
  })

  test('does not jump from the first question to the stored one', async ({ page }) => {
    const screen = new QuizScreen(page)
    await screen.open(lesson)
    if (firstQuestion) await byTouch.answer(screen, rightAnswer(firstQuestion.body).answer)
    await screen.nextButton.tap()
    await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
    await watchLayoutShifts(page)
    await page.reload()
    await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
    expect(await readLayoutShifts(page)).toEqual([])
  })
})
