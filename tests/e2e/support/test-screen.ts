import type { SubmittedAnswer } from '@/lib/questions/model'
import { optionIdAt } from '@/lib/questions/option-id'
import { movesTo } from './hands'
import type { SeedLesson } from './lessons'
import { expect, open, type Locator, type Page } from './test'

/** The test of a lesson as a pupil uses it with the keys alone. */
export class TestScreen {
  constructor(readonly page: Page) {}

  async open(lesson: SeedLesson): Promise<void> {
    await open(this.page, `${lesson.path}/test`)
    await this.page.getByText('Test se učitava...').waitFor({ state: 'detached' })
  }

  get question() {
    return this.page.locator('fieldset legend')
  }
  get current() {
    return this.page.getByRole('navigation', { name: 'Pitanja testa' }).locator('[aria-current]')
  }
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Predati test?' })
  }
  get saved() {
    return this.page.getByText('Spremljeno', { exact: true })
  }
  get mark() {
    return this.page.getByRole('heading', { level: 2 })
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Begins the test and waits for its first question: the start has a legend too. */
  async begin(): Promise<void> {
    await this.button('Započni test').click()
    await expect(this.current).toBeVisible()
  }

  async press(button: Locator): Promise<void> {
    await this.reach(button)
    await this.page.keyboard.press('Enter')
  }

  /** Fills an answer in, without a pointer. */
  async fill(answer: SubmittedAnswer): Promise<void> {
    const { keyboard } = this.page
    const options = this.page.locator('fieldset label')
    switch (answer.kind) {
      case 'single':
      case 'true-false': {
        const letter = answer.kind === 'single' ? answer.choice : answer.value ? 'a' : 'b'
        const radios = this.page.getByRole('radio')
        await this.reach(radios.first(), radios)
        return keyboard.press(letter)
      }
      case 'several':
        for (const id of answer.choices) {
          await this.reach(options.nth(placeOf(id)).getByRole('checkbox'))
          await keyboard.press('Space')
        }
        return
      case 'short':
      case 'number':
        await this.reach(this.page.getByRole('textbox', { name: 'Tvoj odgovor' }))
        return keyboard.type(answer.text)
      case 'matching':
        for (const [left, right] of Object.entries(answer.pairs)) {
          await this.reach(this.side('Pojmovi', left))
          await keyboard.press('Space')
          await this.reach(this.side('Parovi', right))
          await keyboard.press('Enter')
        }
        return
      case 'ordering':
        for (const { from, to } of movesTo(answer.order)) {
          const rows = this.page.getByRole('list', { name: 'Poredak' }).locator('[aria-pressed]')
          await this.reach(rows.nth(from))
          for (let place = from; place > to; place -= 1) await keyboard.press('ArrowUp')
        }
    }
  }

  side(name: 'Pojmovi' | 'Parovi', id: string) {
    return this.page.getByRole('list', { name }).getByRole('button').nth(placeOf(id))
  }

  /** Presses Tab until the target, or one of a group of radio buttons, has the focus. */
  async reach(target: Locator, group = target): Promise<void> {
    await expect(target).toBeVisible()
    const isThere = () =>
      group.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
    for (let stop = 0; stop < 60; stop += 1) {
      if (await isThere()) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not reach ${target}`)
  }
}

const placeOf = (optionId: string) =>
  [...Array(26).keys()].find((index) => optionIdAt(index) === optionId) ?? -1
