import type { BrowserContext } from 'playwright/test'

/** Addresses of test servers, and what a page holds itself. */
const OWN = /^(?:https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]|data:|blob:|about:)/

/**
 * What must not happen while a page is used: a console error (violations of the content security
 * policy are among them), an uncaught error, a failed request, an answer of 400 and above, a request
 * to anyone but the site.
 */
export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#note(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (event) => this.#note(`error: ${event.error().message}`))
    context.on('request', (request) => {
      if (!OWN.test(request.url())) this.#note(`third party: ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // The browser itself gives up prefetches when a page is left; so it does the icon, which a
      // full Chromium asks for by itself, and for which a service worker says so in another way.
      const isGivenUp =
        reason === 'net::ERR_ABORTED' ||
        (reason === 'net::ERR_FAILED' && new URL(request.url()).pathname === '/favicon.svg')
      if (!isGivenUp) this.#note(`failed: ${request.url()} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`status: ${response.status()} ${response.url()}`)
    })
  }

  /** Says that a test provokes faults of this kind. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** Faults that no test asked for. */
  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
  }

  #note(fault: string): void {
    this.#found.push(fault)
  }
}
