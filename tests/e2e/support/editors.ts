import { DEMO } from '@/lib/across/demo/sign-ins'
import { expect, open, untilAlive, type Locator, type Page } from './test'

/** The admin area as an editor uses it with a pointer. */
export class EditorScreen {
  constructor(readonly page: Page) {}

  async signIn(): Promise<void> {
    await open(this.page, '/admin/login')
    await this.page.getByLabel('Email').fill(DEMO.admin)
    await this.page.getByLabel('Lozinka', { exact: true }).fill(DEMO.adminPassword)
    await this.button('Prijavi se').click()
    await this.page.waitForURL('**/admin')
    await untilAlive(this.page)
  }

  /** Opens a section by the menu. */
  async choose(section: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Uređivanje' })
    await menu.getByRole('link', { name: section, exact: true }).click()
    await expect(this.heading(section)).toBeVisible()
  }

  heading = (name: string) => this.page.getByRole('heading', { name, level: 1, exact: true })
  button = (name: string, place: Page | Locator = this.page) =>
    place.getByRole('button', { name, exact: true })
  link = (name: string) => this.page.getByRole('main').getByRole('link', { name, exact: true })
  /** Of the page that is shown: the router keeps those before it, hidden. */
  field = (name: string) => this.page.getByLabel(name, { exact: true }).filter({ visible: true })

  /** Opens the form of a new record; a draft of one may have the same name. */
  create = (name: string) => this.link(name).first().click()

  /** Finds a record of the list that is shown, and opens it. */
  async find(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Traži' }).fill(name)
    await this.link(name).click()
    await expect(this.heading(name)).toBeFocused()
  }

  /** Picks from a list of the server by a name. */
  async pick(label: string, name: string): Promise<void> {
    const group = this.page.getByRole('group', { name: label, exact: true })
    await group.getByRole('searchbox').fill(name)
    await group.getByRole('button', { name }).click()
    await expect(group.getByRole('listitem')).toContainText(name)
  }

  /** Saves the open record and waits until it is stored. */
  async save(): Promise<void> {
    await this.button('Spremi').click()
    // Neither being sent nor, as after a refusal, with changes that are not saved.
    await expect(this.button('Odbaci promjene')).toBeHidden()
    await expect(this.button('Spremi')).toBeVisible()
    await expect(this.button('Odbaci promjene')).toBeHidden()
  }
}
