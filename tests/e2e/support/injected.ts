import type { BrowserContext, Page } from 'playwright/test'
import { expect } from './test'

/**
 * Records what injections (tests/fixtures/injections.ts) achieve in any page of the browser:
 * scripts that run, dialogs, violations of the content security policy, and requests to other
 * sites.
 * @returns the records; the list grows while the pages are used
 */
export async function recordInjections(context: BrowserContext, site: string): Promise<string[]> {
  const noted: string[] = []
  await context.exposeFunction('pw', (what = 'a script ran') => noted.push(what))
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) => {
        const { pw } = window as unknown as { pw: (what: string) => void }
        pw(`stopped by the policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`)
      },
    )
  })
  context.on('dialog', (dialog) => {
    noted.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const isOwn = [site, 'data:', 'blob:', 'about:'].some((own) => request.url().startsWith(own))
    if (!isOwn) noted.push(`asked ${request.url()}`)
  })
  return noted
}

/** Elements that no page of the site contains, so each must come from injected text. */
const FOREIGN = [
  ...[
    'base',
    'iframe',
    'math',
    'noscript p',
    'details[open]',
    'details[ontoggle]',
    'meta[http-equiv=refresh]',
  ],
  ...['link[href^="data:"]', 'a[href^="javascript:"]', 'img[src="q"]', 'img[src="data:,"]'],
]

/** The elements of the current page that come from injected text. */
export const injectedElements = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const handled = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    const known = [...document.querySelectorAll(selectors.join(','))]
    return [...handled, ...known].map((element) => element.outerHTML.slice(0, 200))
  }, FOREIGN)

/**
 * Asserts that no injection had an effect: the current page has no foreign elements and nothing was
 * recorded.
 */
export async function expectOnlyText(page: Page, noted: string[]): Promise<void> {
  expect(await injectedElements(page)).toEqual([])
  expect(noted).toEqual([])
}
