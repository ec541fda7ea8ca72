import type { BrowserContext, Frame, Request } from 'playwright/test'

/** Addresses of test servers, and addresses of content that a page holds itself. */
const OWN = /^(?:https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]|data:|blob:|about:)/

/**
 * Records what must not happen while a page is used: console errors (including violations of the
 * content security policy), uncaught errors, failed requests, responses with a status of 400 or
 * above, and requests to other sites.
 */
export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []
  /**
   * How often each frame has navigated; `#begun` holds that number at the start of each request.
   */
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
      // When a page is left, the browser aborts its requests. For a request answered by a service
      // worker, and for the icon in a full Chromium, it reports another reason.
      const isGivenUp =
        reason === 'net::ERR_ABORTED' ||
        (reason === 'net::ERR_FAILED' && this.#isOfLeftPage(request))
      if (!isGivenUp) this.#note(`failed: ${request.url()} ${reason}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`status: ${response.status()} ${response.url()}`)
    })
  }

  /** Allows faults that match, because the test causes them. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  /** The faults that the test did not expect. */
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

  /** Whether the frame has navigated since the request began. */
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

/**
 * The frame that made the request; undefined for a service worker and for a page that is still
 * being created.
 */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.serviceWorker() ? undefined : request.frame()
  } catch {
    return undefined
  }
}
