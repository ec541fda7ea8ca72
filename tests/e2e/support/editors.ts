import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { expect, open, untilInteractive, type Locator, type Page } from './test'

/** The admin area, used with a pointer. */
export class EditorScreen {
  constructor(readonly page: Page) {}

  async signIn(): Promise<void> {
    await open(this.page, '/admin/login')
    await this.page.getByLabel('Email').fill(DEMO_ACCOUNTS.admin)
    await this.page.getByLabel('Lozinka', { exact: true }).fill(DEMO_ACCOUNTS.adminPassword)
    await this.button('Prijavi se').click()
    await this.page.waitForURL('**/admin')
    await untilInteractive(this.page)
  }

  /** Opens a section through the menu. */
  async choose(section: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Uređivanje' })
    await menu.getByRole('link', { name: section, exact: true }).click()
    await expect(this.heading(section)).toBeVisible()
  }

  heading = (name: string) => this.page.getByRole('heading', { name, level: 1, exact: true })
  button = (name: string, place: Page | Locator = this.page) =>
    place.getByRole('button', { name, exact: true })
  link = (name: string) => this.page.getByRole('main').getByRole('link', { name, exact: true })
  /** A field of the visible page; the router keeps earlier pages in the DOM, hidden. */
  field = (name: string) => this.page.getByLabel(name, { exact: true }).filter({ visible: true })

  /**
   * Clicks the first link of this name, which creates a record; a draft in the list may have the
   * same name.
   */
  create = (name: string) => this.link(name).first().click()

  /** Searches the visible list for a record and opens it. */
  async find(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Traži' }).fill(name)
    await this.link(name).click()
    await expect(this.heading(name)).toBeFocused()
  }

  /** Searches a field's list on the server by name and picks the result. */
  async pick(label: string, name: string): Promise<void> {
    const group = this.page.getByRole('group', { name: label, exact: true })
    await group.getByRole('searchbox').fill(name)
    await group.getByRole('button', { name }).click()
    await expect(group.getByRole('listitem')).toContainText(name)
  }

  /** Saves the open record and waits until it is stored. */
  async save(): Promise<void> {
    await this.button('Spremi').click()
    // Stored means: not being sent any more and, unlike after a refusal, without unsaved changes.
    await expect(this.button('Odbaci promjene')).toBeHidden()
    await expect(this.button('Spremi')).toBeVisible()
    await expect(this.button('Odbaci promjene')).toBeHidden()
  }
}
