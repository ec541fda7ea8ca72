import { createRequire } from 'node:module'
import { expect, type Page } from './test'

/** The axe of axe's own builder for Playwright, which would read it into the page again for each view. */
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const { source } = require('axe-core') as { source: string }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type View = { width: number; colorScheme: 'light' | 'dark' }

const at = (width: number): View[] => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]
export const PHONE_VIEWS = at(360)
export const DESKTOP_VIEWS = at(1280)

/** Both layouts and both themes: colours do not depend on the width. */
const EACH_ONCE: View[] = [...PHONE_VIEWS.slice(0, 1), ...DESKTOP_VIEWS.slice(1)]

type Violation = { id: string; nodes: { html: string }[] }
type Axe = {
  run(
    place: Document,
    options: { runOnly: string[]; resultTypes: ['violations'] },
  ): Promise<{ violations: Violation[] }>
}

/**
 * What axe finds in the current page. No page of ours holds another in a frame.
 *
 * The page is looked at from its top: halfway down, a fixed header that covers half a button makes it
 * too small a target for axe.
 */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe }
    const found = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  }, TAGS)
  return violations.map(({ id, nodes }) => `${id}: ${nodes}`)
}

/**
 * Asserts that axe finds nothing in these views of the current page.
 * @param forced the look that the page has whatever was chosen
 */
export async function expectAccessible(page: Page, views = EACH_ONCE, forced?: 'light') {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', forced ?? colorScheme)
    // What fades in or out is judged again once it has settled. One look takes seconds on a busy machine.
    const settled = { message: `${colorScheme}, ${width} px`, intervals: [1_000], timeout: 20_000 }
    await expect.poll(() => violationsOf(page), settled).toEqual([])
  }
}
