import { createRequire } from 'node:module'
import { expect, type Page } from './test'

/**
 * The axe-core that axe's Playwright builder uses. It is injected here instead, because the builder
 * would inject it again for each view.
 */
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

/**
 * Each layout and each theme once: phone light, desktop dark. Colours do not depend on the width.
 */
const EACH_ONCE: View[] = [...PHONE_VIEWS.slice(0, 1), ...DESKTOP_VIEWS.slice(1)]

type Violation = { id: string; nodes: { html: string }[] }
type Axe = {
  run(
    place: Document,
    options: { runOnly: string[]; resultTypes: ['violations'] },
  ): Promise<{ violations: Violation[] }>
}

/**
 * The violations that axe finds in the current page. The site's pages have no frames.
 *
 * The page is scrolled to its top first: halfway down, a fixed header may cover half a button,
 * which axe would then report as too small.
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
 * Asserts that axe finds no violations in these views of the current page.
 * @param forced the theme that the page always has, whatever is chosen
 */
export async function expectAccessible(page: Page, views = EACH_ONCE, forced?: 'light') {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', forced ?? colorScheme)
    // Retried once a second, until fades have ended. One run takes seconds on a busy machine.
    const settled = { message: `${colorScheme}, ${width} px`, intervals: [1_000], timeout: 20_000 }
    await expect.poll(() => violationsOf(page), settled).toEqual([])
  }
}
