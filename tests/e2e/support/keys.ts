import { expect, type Locator, type Page } from './test'

/** Most stops a person should have to pass to get anywhere on a page. */
const STOPS_MAX = 80

/**
 * Presses Tab until something has the focus. A toast that is met stays while it has the focus, and
 * gives it back to where it came from: no user is as quick as a test, which waits there until it is gone.
 */
export async function reachIt(page: Page, wanted: Locator): Promise<void> {
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
export async function reach(page: Page, name: string): Promise<void> {
  const press = page.getByRole('button', { name, exact: true })
  const choice = page.getByRole('radio', { name, exact: true })
  await reachIt(page, page.getByLabel(name, { exact: true }).or(press).or(choice))
}

export async function pressEnterOn(page: Page, name: string): Promise<void> {
  await reach(page, name)
  await page.keyboard.press('Enter')
}

/** Types over what a field holds. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await reach(page, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
