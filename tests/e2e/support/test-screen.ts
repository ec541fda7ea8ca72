import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { fillByKeyboard, tabTo } from './hands'
import type { SeedLesson } from './lessons'
import { QuizScreen } from './quiz-screen'
import { expect, open, type Locator, type Page } from './test'

/** The screen with a lesson's test, used with the keyboard alone (except to start). */
export class TestScreen {
  constructor(readonly page: Page) {}

  async open(lesson: SeedLesson): Promise<void> {
    await open(this.page, `${lesson.path}/test`)
    await this.page.getByText('Test se učitava...').waitFor({ state: 'detached' })
  }

  get question() {
    return this.page.locator('fieldset:visible:not(fieldset fieldset) > legend')
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

  /**
   * Starts the test and waits for its first question. The start screen has a `legend` too, so that
   * is not enough.
   */
  async begin(): Promise<void> {
    await this.button('Započni test').click()
    await expect(this.current).toBeVisible()
  }

  async press(button: Locator): Promise<void> {
    await this.reach(button)
    await this.page.keyboard.press('Enter')
  }

  /** Fills in an answer by keyboard. */
  readonly fill = (answer: SubmittedAnswer) => fillByKeyboard(new QuizScreen(this.page), answer)

  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    await tabTo(new QuizScreen(this.page), target)
  }
}
