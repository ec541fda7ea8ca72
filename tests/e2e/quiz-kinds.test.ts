import { QUESTION_KINDS, type SubmittedAnswer } from '@/lib/content/questions/model'
import { withoutRepeatedVerdict } from '@/lib/content/questions/without-repeated-verdict'
import { rightAnswer, verdictOf, wrongAnswer } from './support/answers'
import { byKeyboard, byTouch } from './support/hands'
import { demoQuestions, findQuestion, lessons, type SeedLesson } from './support/lessons'
import type { QuizScreen } from './support/quiz-screen'
import { renderText } from '@/lib/platform/markdown/render'
import { openQuizAt } from './support/rounds'
import { containsHtml, DESKTOP, expect, overflowPixels, PHONE, test } from './support/test'

const hasCode = ({ text }: { text: string }) => text.includes('```')

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a long line of code in a question scrolls within it', async ({ page }) => {
    const lesson = lessons.find((one) => demoQuestions(one).some(hasCode)) as SeedLesson
    await openQuizAt(page, { lesson, index: demoQuestions(lesson).findIndex(hasCode) })
    const code = page.locator('fieldset pre code')
    await code.evaluate((element) => (element.textContent = 'print(1) '.repeat(20)))
    expect(await page.evaluate(() => window.innerWidth)).toBe(PHONE.viewport.width)
    expect(await overflowPixels(page)).toBe(0)
  })
})

for (const [hand, device] of [
  [byTouch, PHONE],
  [byKeyboard, DESKTOP],
] as const) {
  test.describe(hand.name, () => {
    test.use(device)

    for (const kind of QUESTION_KINDS) {
      test(`a question of the kind ${kind} is missed, explained, repeated and right`, async ({
        page,
      }) => {
        const { lesson, index, question } = findQuestion(kind)
        const wrong = wrongAnswer(question.body)
        const right = rightAnswer(question.body)

        const screen = await openQuizAt(page, { lesson, index })
        await expect(screen.checkButton).toBeDisabled()
        await hand.answer(screen, wrong.answer)
        await expect(screen.verdict).toHaveText(verdictOf(question.body, false))
        await expect(screen.explanation).toBeFocused()
        for (const reason of wrong.reasons.map((html) => withoutRepeatedVerdict('wrong', html)))
          expect(await containsHtml(screen.explanation, reason), reason).toBe(true)
        if (question.explanation) {
          const html = renderText(question.explanation)
          expect(await containsHtml(screen.explanation, html), html).toBe(true)
        }
        await expectKeyShown(screen, right.answer)

        await hand.press(screen, screen.nextButton)
        await expect(page.getByText('Još jednom ono što nije bilo točno')).toBeVisible()
        await hand.answer(screen, right.answer)
        await expect(screen.verdict).toHaveText(verdictOf(question.body, true))
        for (const reason of right.reasons.map((html) => withoutRepeatedVerdict('right', html)))
          expect(await containsHtml(screen.explanation, reason), reason).toBe(true)
        await hand.press(screen, screen.nextButton)
        await expect(screen.result(0, 1)).toBeFocused()
      })
    }
  })
}

/** After a wrong answer the fields are closed and show what was right. */
async function expectKeyShown(screen: QuizScreen, key: SubmittedAnswer): Promise<void> {
  switch (key.kind) {
    case 'single':
      return expect(screen.option(key.choice)).toContainText('Ovo je dobar odgovor')
    case 'several':
      for (const id of key.choices)
        await expect(screen.option(id)).toContainText('Ovo je dobar odgovor')
      return
    case 'true-false':
      return expect(screen.option(key.value ? 'a' : 'b')).toContainText('Ovo je dobar odgovor')
    case 'short':
    case 'number':
      await expect(screen.field).not.toBeEditable()
      return expect(screen.page.getByText(`Točan odgovor: ${key.text}`)).toBeVisible()
    case 'matching':
      for (const [left, right] of Object.entries(key.pairs)) {
        const partner = await screen.side('Parovi', right).getByRole('button').innerText()
        const [words] = partner.split('\n').slice(-1)
        await expect(screen.side('Pojmovi', left)).toContainText('Netočan par')
        await expect(screen.side('Pojmovi', left)).toContainText(`Točno: ${words}`)
      }
      return
    case 'groups':
      for (const [item, group] of Object.entries(key.groups)) {
        await expect(screen.group(item, group)).toBeDisabled()
        await expect(screen.group(item, group)).not.toBeChecked()
      }
      return expect(screen.page.getByText('Nije dobra skupina')).toHaveCount(
        Object.keys(key.groups).length,
      )
    case 'spot':
      for (const [label, place] of Object.entries(key.places)) {
        await expect(screen.group(label, place)).toBeDisabled()
        await expect(screen.group(label, place)).not.toBeChecked()
      }
      return expect(screen.page.getByText('Nije pravo mjesto')).toHaveCount(
        Object.keys(key.places).length,
      )
    case 'line':
      await expect(screen.slider).toBeDisabled()
      return expect(screen.page.getByText('Točno mjesto:')).toBeVisible()
    case 'gaps':
      for (const [number, value] of Object.entries(key.gaps)) {
        const field = screen.gap(number)
        await expect(field.locator('xpath=..')).toContainText(`Točno: ${value}`)
        await expect(field).not.toBeEditable()
      }
      return
    case 'ordering':
      await expect(screen.page.getByText('Nije na svojem mjestu')).toHaveCount(key.order.length)
      return expect(screen.page.getByText('Točan poredak:')).toBeVisible()
  }
}
