import { expectAccessible } from './support/axe'
import { tabTo } from './support/entry-screens'
import { demoQuestions, lessons } from './support/lessons'
import { openQuizAt } from './support/rounds'
import { expect, overflowPixels, PHONE, test } from './support/test'

test.use(PHONE)

const MOST_HINTS = 2

/** A free question with two hints. */
function findHinted() {
  for (const lesson of lessons) {
    const index = demoQuestions(lesson).findIndex(({ hints }) => hints?.length === MOST_HINTS)
    if (index >= 0) return { lesson, index }
  }
  throw new Error('No lesson has a free question with two hints')
}

test('hints are opened with the keyboard alone, then „Ne znam” shows the way', async ({ page }) => {
  const screen = await openQuizAt(page, findHinted())
  const hints = page.getByRole('list', { name: 'Upute' }).getByRole('listitem')
  await expect(hints).toHaveCount(0)
  for (const [count, name] of ['Uputa (1 od 2)', 'Još jedna uputa (2 od 2)'].entries()) {
    await tabTo(page, screen.button(name))
    await page.keyboard.press('Enter')
    await expect(hints).toHaveCount(count + 1)
    await expect(hints.last()).toBeFocused()
  }
  await expectAccessible(page)
  await page.reload()
  await expect(hints).toHaveCount(MOST_HINTS)
  await tabTo(page, screen.button('Ne znam'))
  await page.keyboard.press('Enter')
  await expect(screen.explanation).toBeFocused()
  await expect(screen.verdict).toHaveText('Evo kako je to')
  await expect(hints).toHaveCount(MOST_HINTS)
  await expectAccessible(page)
  expect(await overflowPixels(page)).toBe(0)
})
