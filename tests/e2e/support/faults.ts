import type { BrowserContext, Frame, Request } from 'playwright/test'

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
  /** How often each frame was sent to a page, and how often it had been when a request began. */
  readonly #visits = new WeakMap<Frame, number>()
  readonly #begun = new WeakMap<Request, number>()

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#note(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (event) => this.#note(`error: ${event.error().message}`))
    context.on('request', (request) => {
      this.#count(request)
      if (!OWN.test(request.url())) this.#note(`third party: ${request.url()}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // The browser itself gives up what a page was loading when it is left. A service worker that
      // was answering then says so in another way, and so does the icon of a full Chromium.
      const isGivenUp =
        reason === 'net::ERR_ABORTED' ||
        (reason === 'net::ERR_FAILED' && this.#isOfLeftPage(request))
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

  #count(request: Request): void {
    const frame = frameOf(request)
    if (!frame) return
    const visits = this.#visits.get(frame) ?? 0
    if (request.isNavigationRequest()) this.#visits.set(frame, visits + 1)
    else this.#begun.set(request, visits)
  }

  /** Whether another page was asked for since a request of a page began. */
  #isOfLeftPage(request: Request): boolean {
    if (new URL(request.url()).pathname === '/favicon.svg') return true
    const frame = frameOf(request)
    const begun = this.#begun.get(request)
    return frame !== undefined && begun !== undefined && begun !== (this.#visits.get(frame) ?? 0)
  }

  #note(fault: string): void {
    this.#found.push(fault)
  }
}

/** The frame that asked; none for a service worker and for a page that is only being made. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.serviceWorker() ? undefined : request.frame()
  } catch {
    return undefined
  }
}
