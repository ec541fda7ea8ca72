import { CardScreen } from './support/card-screen'
import { findQuestion, lessons, type SeedLesson } from './support/lessons'
import { QuizScreen } from './support/quiz-screen'
import { findPublicLesson, storeRound } from './support/rounds'
import { expect, open, test, type Locator } from './support/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What is seen of a box when only the system's colours are left. */
const seen = (box: Locator) =>
  box.evaluate((element) => {
    const { backgroundColor, color, borderTopColor, borderTopStyle } = getComputedStyle(element)
    return { ground: backgroundColor, ink: color, edge: borderTopColor, style: borderTopStyle }
  })

test('what is chosen, paired and done is told by the system’s colours', async ({
  page,
  request,
}) => {
  const { lesson, index } = findQuestion('matching')
  const { id, questions } = await findPublicLesson(request, lesson)
  const round = [questions[index]?._id ?? '', questions[(index + 1) % 8]?._id ?? '']
  await storeRound(page, id, { round, position: 0, steps: {} })
  const screen = new QuizScreen(page)
  await screen.open(lesson)
  const canvas = await seen(page.locator('body'))
  const tile = (list: 'Pojmovi' | 'Parovi', place: string) =>
    screen.side(list, place).getByRole('button')

  await tile('Pojmovi', 'a').click()
  const [selected, free] = [await seen(tile('Pojmovi', 'a')), await seen(tile('Pojmovi', 'b'))]
  expect(selected.ground).not.toBe(free.ground)
  expect(selected.ink).not.toBe(selected.ground)
  await tile('Parovi', 'a').click()
  expect((await seen(tile('Pojmovi', 'a'))).edge).not.toBe(free.edge)
  expect((await seen(tile('Parovi', 'a'))).edge).not.toBe((await seen(tile('Parovi', 'b'))).edge)

  const bar = await seen(screen.progress)
  expect((await seen(screen.progress.locator('div'))).ground).not.toBe(bar.ground)
  for (const place of ['b', 'c', 'd', 'e', 'f']) {
    if (await screen.checkButton.isEnabled()) break
    await tile('Pojmovi', place).click()
    await tile('Parovi', place).click()
  }
  const button = await seen(screen.checkButton)
  expect(button.ground).not.toBe(canvas.ground)
  expect(button.ink).not.toBe(button.ground)
  await screen.checkButton.click()
  await expect(screen.explanation).toBeVisible()
  expect((await seen(screen.explanation)).style).toBe('solid')
})

test('the keys of the cards and of a fun quiz stand out', async ({ page }) => {
  const lesson = lessons.find(({ slug }) => slug === 'stari-egipat') as SeedLesson
  await new CardScreen(page).open(lesson)
  const ground = (await seen(page.locator('body'))).ground
  expect((await seen(page.getByRole('button', { name: /^Pokaži odgovor/ }))).ground).not.toBe(
    ground,
  )
  await open(page, '/zabavni-kwizovi/upoznaj-hrvatsku')
  expect((await seen(page.getByRole('button', { name: 'Kreni' }))).ground).not.toBe(ground)
})
