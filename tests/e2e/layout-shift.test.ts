import { rightAnswer } from './support/answers'
import { byTouch } from './support/hands'
import { demoQuestions, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { DESKTOP, expect, PHONE, test, untilAlive, type Page } from './support/test'

const lesson = lessons[0] as SeedLesson
const [firstQuestion] = demoQuestions(lesson)

/**
 * Collects every layout shift that anyone could see, with what moved, from the first byte on.
 * Below 0.0005 it is a part of a pixel, which Lighthouse too rounds to 0.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as unknown as Shift[]) {
        if (entry.value < 0.0005) continue
        const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120))
        shifts.push(`${entry.value} ${moved.join(' | ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

type Shift = { value: number; sources: { node: Node | null }[] }

/** Shifts until fonts, scripts and pictures are there and two more frames are drawn. */
async function shiftsOf(page: Page): Promise<string[]> {
  await untilAlive(page)
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return (window as unknown as { shifts: string[] }).shifts
  })
}

for (const [device, name] of [
  [PHONE, 'phone'],
  [DESKTOP, 'desktop'],
] as const) {
  test.describe(name, () => {
    test.use(device)
    test.beforeEach(({ page }) => watchShifts(page))

    for (const path of [
      '/',
      `/${lesson.gradeSlug}`,
      lesson.path,
      `${lesson.path}/skripta`,
      `${lesson.path}/kwiz`,
      `${lesson.path}/kartice`,
      `${lesson.path}/provjera`,
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
    ]) {
      test(`nothing moves while ${path} loads`, async ({ page, faults }) => {
        if (path === '/9-razred') faults.expect(/404/)
        await page.goto(path)
        expect(await shiftsOf(page)).toEqual([])
      })
    }
  })
}

test.describe('a quiz that goes on', () => {
  test.use(PHONE)

  test('does not jump from the first question to the stored one', async ({ page }) => {
    const screen = new QuizScreen(page)
    await screen.open(lesson)
    if (firstQuestion) await byTouch.answer(screen, rightAnswer(firstQuestion.body).answer)
    await screen.nextButton.tap()
    await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
    await watchShifts(page)
    await page.reload()
    await expect(page.getByText('Pitanje 2 od 8')).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
})
