import { expect, type Locator, type Page } from './test'

/** Maximum number of Tab presses to reach anything on a page. */
const STOPS_MAX = 80

/**
 * Presses Tab until an element has the focus. A toast stays open while it has the focus, and then
 * returns it to the element before. A test would get there faster than any user, so it waits until
 * the toast has closed.
 */
export async function tabToLocator(page: Page, wanted: Locator): Promise<void> {
  const toast = page.locator('[data-sonner-toast]')
  let wasInToast = false
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    const place = await wanted.evaluateAll((all) => {
      if (all.includes(document.activeElement as never)) return 'there'
      return document.activeElement?.closest('[data-sonner-toast]') ? 'toast' : 'elsewhere'
    })
    if (place === 'there') return
    if (wasInToast && place === 'elsewhere') await expect(toast).toHaveCount(0)
    wasInToast = place === 'toast'
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${wanted}`)
}

/** Presses Tab until the field, choice or button of this name has the focus. */
export async function tabToNamed(page: Page, name: string): Promise<void> {
  const press = page.getByRole('button', { name, exact: true })
  const choice = page.getByRole('radio', { name, exact: true })
  await tabToLocator(page, page.getByLabel(name, { exact: true }).or(press).or(choice))
}

export async function pressEnterOn(page: Page, name: string): Promise<void> {
  await tabToNamed(page, name)
  await page.keyboard.press('Enter')
}

/** Moves to a field with Tab and replaces its text by typing. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabToNamed(page, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
