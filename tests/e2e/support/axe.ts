import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export type View = { width: number; colorScheme: 'light' | 'dark' }

export const PHONE_VIEWS: View[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
]
export const DESKTOP_VIEWS: View[] = [
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
]

/** Asserts that axe finds nothing in these views of the page as it stands now. */
export async function expectAccessible(page: Page, views = [...PHONE_VIEWS, ...DESKTOP_VIEWS]) {
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // Legacy is the mode for pages without frames: it opens no second page for the report.
    const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode()
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)
    expect(found, `${colorScheme}, ${width} px`).toEqual([])
  }
}
