import type { BrowserContext, Page } from 'playwright/test'
import { expect } from './test'

/**
 * Notes whatever an injection (tests/fixtures/injections.ts) gets to run in any page of the
 * browser, what the content security policy had to stop, and requests to other sites.
 */
export async function watchForInjected(context: BrowserContext, site: string): Promise<string[]> {
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

/** Elements that no page of ours has: each would be somebody's text. */
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

/** What of the current page was made by somebody's text. */
export const foreignElements = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const handled = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    const known = [...document.querySelectorAll(selectors.join(','))]
    return [...handled, ...known].map((element) => element.outerHTML.slice(0, 200))
  }, FOREIGN)

/** Asserts that nothing of the current page was made by somebody's text. */
export async function expectOnlyText(page: Page, noted: string[]): Promise<void> {
  expect(await foreignElements(page)).toEqual([])
  expect(noted).toEqual([])
}
