import type { SeedLesson } from './lessons'
import { expect, open, type Page } from './test'

/** The cards of a lesson as a person sees them. */
export class CardScreen {
  constructor(readonly page: Page) {}

  readonly open = (lesson: SeedLesson) => open(this.page, `${lesson.path}/kartice`)

  /** The visible side of the card. */
  get side() {
    return this.page.locator('[role=group]:not([inert])')
  }
  get place() {
    return this.page.getByText(/^Kartica \d+ od \d+$/)
  }
  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true })
  }
  /**
   * Turns the card. Retried, because a tap right after a judgement counts as the second tap of a
   * double tap.
   */
  async turn() {
    await expect(async () => {
      if (await this.button(/^Znam/).isVisible()) return
      await this.button('Pokaži odgovor').tap({ timeout: 500 })
      await expect(this.button(/^Znam/)).toBeVisible({ timeout: 500 })
    }).toPass()
  }
  end(known: number, total: number) {
    return this.page.getByRole('heading', { name: `Znaš ${known} od ${total}` })
  }
}
