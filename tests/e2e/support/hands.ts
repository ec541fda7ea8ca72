import type { SubmittedAnswer } from '@/lib/content/questions/model'
import type { QuizScreen } from './quiz-screen'
import { tabTo as tabOn } from './entry-screens'
import { expect, type Locator } from './test'

/** A way to use the quiz: by touch or by keyboard. */
export type InputMethod = {
  name: string
  /** Fills in an answer, submits it and waits for the explanation. */
  answer(screen: QuizScreen, answer: SubmittedAnswer): Promise<void>
  press(screen: QuizScreen, button: Locator): Promise<void>
}

export const byTouch: InputMethod = {
  name: 'by touch',
  async answer(screen, answer) {
    await fillByTouch(screen, answer)
    await screen.checkButton.tap()
    await expect(screen.explanation).toBeVisible()
  },
  press: (_screen, button) => button.tap(),
}

/** Fills in an answer by touch, without submitting it. */
export async function fillByTouch(screen: QuizScreen, answer: SubmittedAnswer): Promise<void> {
  switch (answer.kind) {
    case 'single':
      return screen.option(answer.choice).tap()
    case 'several':
      for (const id of answer.choices) await screen.option(id).tap()
      return
    case 'true-false':
      return screen.option(answer.value ? 'a' : 'b').tap()
    case 'short':
    case 'number':
      await screen.field.tap()
      return screen.field.fill(answer.text)
    case 'matching':
      for (const [left, right] of Object.entries(answer.pairs)) {
        await screen.side('Pojmovi', left).getByRole('button').tap()
        await screen.side('Parovi', right).getByRole('button').tap()
      }
      return
    case 'groups':
      for (const [item, group] of Object.entries(answer.groups))
        await screen.group(item, group).tap()
      return
    case 'spot':
      // The first label without a place is the current one.
      for (const [label, place] of Object.entries(answer.places)) {
        await screen.groupsOf(label).first().tap()
        await screen.group(label, place).tap()
      }
      return
    case 'line':
      return tapTick(screen.slider, answer.tick)
    case 'gaps':
      for (const [number, value] of Object.entries(answer.gaps)) {
        const field = screen.gap(number)
        if (await isList(field)) await field.selectOption(value)
        else await field.fill(value)
      }
      return
    case 'ordering':
      for (const { from, to } of movesTo(answer.order)) {
        await screen.row(from).tap()
        await screen.row(to).tap()
      }
  }
}

export const byKeyboard: InputMethod = {
  name: 'with the keyboard alone',
  async answer(screen, answer) {
    await fillByKeyboard(screen, answer)
    // Enter submits an answer from a choice or a text field; other kinds of question need the
    // button.
    const isField = answer.kind === 'single' || answer.kind === 'several' || 'text' in answer
    if (!isField) await tabTo(screen, screen.checkButton)
    await screen.page.keyboard.press('Enter')
    await expect(screen.explanation).toBeVisible()
  },
  async press(screen, button) {
    await tabTo(screen, button)
    await screen.page.keyboard.press('Enter')
  },
}

/** Chooses a radio button for each item by keyboard. */
async function assignByKeyboard(screen: QuizScreen, chosen: Record<string, string>): Promise<void> {
  const { keyboard } = screen.page
  for (const [item, place] of Object.entries(chosen)) {
    await tabTo(screen, screen.groupsOf(item).first())
    await keyboard.press('Space')
    const radio = screen.group(item, place)
    for (let step = 0; step < 9 && !(await radio.isChecked()); step += 1)
      await keyboard.press('ArrowDown')
  }
}

/** Fills in an answer by keyboard, without submitting it. */
export async function fillByKeyboard(screen: QuizScreen, answer: SubmittedAnswer): Promise<void> {
  const { keyboard } = screen.page
  switch (answer.kind) {
    case 'single': {
      // The arrow keys move between radio buttons.
      const radio = screen.option(answer.choice).getByRole('radio')
      await tabTo(screen, screen.page.getByRole('radio').first())
      await keyboard.press('Space')
      for (let step = 0; step < 9 && !(await radio.isChecked()); step += 1)
        await keyboard.press('ArrowDown')
      return
    }
    case 'several':
      for (const id of answer.choices) {
        await tabTo(screen, screen.option(id).getByRole('checkbox'))
        await keyboard.press('Space')
      }
      return
    case 'true-false':
      // The keys A and B work while the focus is in the question.
      await tabTo(screen, screen.page.getByRole('radio').first())
      return keyboard.press(answer.value ? 'a' : 'b')
    case 'short':
    case 'number':
      await tabTo(screen, screen.field)
      return keyboard.type(answer.text)
    case 'matching':
      for (const [left, right] of Object.entries(answer.pairs)) {
        await tabTo(screen, screen.side('Pojmovi', left).getByRole('button'))
        await keyboard.press('Space')
        await tabTo(screen, screen.side('Parovi', right).getByRole('button'))
        await keyboard.press('Enter')
      }
      return
    case 'groups':
      return assignByKeyboard(screen, answer.groups)
    case 'spot':
      return assignByKeyboard(screen, answer.places)
    case 'line':
      await tabTo(screen, screen.slider)
      // From the left end, where a slider without an answer stands.
      await keyboard.press('ArrowRight')
      await keyboard.press('Home')
      for (let tick = 0; tick < answer.tick; tick += 1) await keyboard.press('ArrowRight')
      return
    case 'gaps':
      for (const [number, value] of Object.entries(answer.gaps)) {
        const field = screen.gap(number)
        await tabTo(screen, field)
        if (!(await isList(field))) await keyboard.type(value)
        for (let step = 0; step < 26 && (await field.inputValue()) !== value; step += 1)
          await keyboard.press('ArrowDown')
      }
      return
    case 'ordering':
      for (const { from, to } of movesTo(answer.order)) {
        await tabTo(screen, screen.row(from))
        for (let place = from; place > to; place -= 1) await keyboard.press('ArrowUp')
        await expect(screen.row(to)).toBeFocused()
      }
  }
}

/** Taps the slider where a tick is: the thumb's centre stays half a thumb from its ends. */
async function tapTick(slider: Locator, tick: number): Promise<void> {
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  const last = Number(await slider.getAttribute('max'))
  const x = THUMB / 2 + ((width - THUMB) * tick) / last
  await slider.tap({ position: { x, y: height / 2 } })
  await expect(slider).toHaveValue(String(tick))
}

/** The width of the thumb, as in line.module.css. */
const THUMB = 28

const isList = async (field: Locator) =>
  (await field.evaluate((element) => element.tagName)) === 'SELECT'

/**
 * The moves up the list, first position first, that bring items into this order. The screen shows
 * items sorted by their ids.
 */
function movesTo(order: string[]): { from: number; to: number }[] {
  const shown = order.toSorted()
  return order.flatMap((id, to) => {
    const from = shown.indexOf(id)
    shown.splice(to, 0, ...shown.splice(from, 1))
    return from === to ? [] : [{ from, to }]
  })
}

/** Presses Tab until the target has the focus. In a quiz it takes at most 30 presses. */
export const tabTo = ({ page }: QuizScreen, target: Locator) => tabOn(page, target, 30)
