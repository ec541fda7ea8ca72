import type { ElementHandle, Request } from 'playwright/test'
import { expect, untilInteractive, type Page } from './test'
import type { Control } from './walk-page'

/** Controls that are never pressed, because they delete permanently. */
const UNPRESSED = /obriši/i
/** The maximum number of controls pressed in a row, such as a menu, a dialog and its tab. */
const DEEPEST = 3
const SOON_MS = 12_000
/** Options for an action that is retried. */
const SHORTLY = { timeout: 2_000 }
const POLL = { timeout: SOON_MS, intervals: [0, 50, 100, 200] }

type Person = {
  /** Signs the browser in; called again after a control has signed it out or switched the user. */
  enter: () => Promise<void>
  isTouch: boolean
  /** The name of the cookie that tells who is signed in. */
  cookie: string
}

/**
 * Presses every link and button of a page and of what opens over it, and asserts that the result
 * can be used and that going back works. Finds the controls in the page itself, so new ones are
 * included. Of several links to the same kind of page, it follows one.
 */
export class Walker {
  readonly walked = new Set<string>()
  readonly #page: Page
  readonly #person: Person
  /** Unfinished requests. */
  readonly #asked = new Set<Request>()
  #start = '/'
  #claims = ''

  constructor(page: Page, person: Person) {
    this.#page = page
    this.#person = person
    page.on('request', (one) => {
      if (['fetch', 'document', 'script'].includes(one.resourceType())) this.#asked.add(one)
    })
    page.on('requestfinished', (one) => void this.#asked.delete(one))
    page.on('requestfailed', (one) => void this.#asked.delete(one))
  }

  /** Presses all controls of a page. */
  async walk(start: string): Promise<void> {
    this.#start = start
    await this.#restart()
    await this.#walkAll([], await this.#page.evaluate(() => window.eyes.list()))
  }

  async #walkAll(way: Control[], controls: Control[]): Promise<void> {
    for (const control of controls) {
      const key = this.#keyOf([...way, control])
      if (UNPRESSED.test(control.name) || this.walked.has(key)) continue
      this.walked.add(key)
      const opened = await this.#follow([...way, control], key)
      if (way.length < DEEPEST) await this.#walkAll([...way, control], opened)
    }
  }

  /**
   * The key under which a sequence of controls is pressed only once. Controls of headers and menus
   * are pressed on every page; those of shared parts and dialogs only once.
   */
  #keyOf(way: Control[]): string {
    const isOfPage = way.length === 2 || way[0]?.isOver
    return [isOfPage && way.length < 3 ? this.#start : '', ...way.map(({ kind }) => kind)].join(
      ' > ',
    )
  }

  /**
   * Presses the controls in order.
   * @returns the controls that the last one has opened over the page
   */
  async #follow(way: Control[], key: string): Promise<Control[]> {
    const last = way.at(-1)
    if (!last || !(await this.#pressIfThere(way, last))) {
      // A control of the page may be missing after an earlier press has changed it; one of a header
      // or menu may not.
      expect(last?.isOver, `no longer there: ${key}`).toBe(false)
      return []
    }
    const isLink = last.href !== null
    // Otherwise the mouse would hover over what is now in the link's place.
    if (isLink && !this.#person.isTouch) await this.#page.mouse.move(0, 500)
    if (last.href !== null) await this.#expectUrl(await this.#endOf(last.href), key)
    await this.#expectUsable(key, isLink)
    // A switch of profiles may load its page only now.
    await this.#settle()
    const hasChanged = (await this.#claimsNow()) !== this.#claims
    if (placeOf(this.#page.url()) !== this.#start) await this.#back(key, hasChanged)
    if (hasChanged) {
      // Signed out or switched: the open page now belongs to another user.
      await this.#restart()
      return []
    }
    if (isLink) return []
    const opened = await this.#page.evaluate(() => window.eyes.list())
    await this.#close()
    return opened.filter((one) => one.isOver)
  }

  /**
   * Presses all controls; if that fails, without the last but one: a menu entry that appeared late
   * looks as if the step before had opened it.
   */
  async #pressIfThere(way: Control[], last: Control): Promise<boolean> {
    return (
      (await this.#press(way)) ||
      (way.length > 1 && (await this.#press([...way.slice(0, -2), last])))
    )
  }

  async #press(way: Control[], isAgain = false): Promise<boolean> {
    for (const [step, { kind }] of way.entries()) {
      await untilInteractive(this.#page)
      if (await this.#pressOne(kind, step > 0 || isAgain)) continue
      if (isAgain) return false
      await this.#restart()
      return this.#press(way, true)
    }
    await this.#settle()
    return true
  }

  /** Presses one control, which may still be rendering; false when it does not exist. */
  async #pressOne(kind: string, mayCome: boolean): Promise<boolean> {
    let isThere = false
    await expect(async () => {
      const found = await this.#find(kind, mayCome)
      isThere = found !== null
      await this.#page.evaluate(() => window.eyes.remember())
      await (this.#person.isTouch ? found?.tap(SHORTLY) : found?.click(SHORTLY))
    }).toPass({ timeout: 2 * SOON_MS })
    return isThere
  }

  /** Waits until the requests of a press have ended and the next page, if any, has loaded. */
  async #settle(): Promise<void> {
    do {
      await expect.poll(() => this.#asked.size, POLL).toBe(0)
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await this.#page.evaluate(frame).catch(() => undefined)
    } while (this.#asked.size > 0)
    await this.#page.waitForLoadState()
  }

  /** The control's element; waits longer where it may still appear. Null when there is none. */
  async #find(kind: string, mayCome: boolean) {
    const timeout = mayCome ? 3_000 : 300
    const handle = await this.#page
      .waitForFunction((one) => window.eyes.find(one), kind, { timeout, polling: 50 })
      .catch(() => null)
    return handle?.asElement() ?? null
  }

  /**
   * Goes back and asserts that the start page can be used. After a change of user, back may lead to
   * another page.
   */
  async #back(key: string, hasChanged: boolean): Promise<void> {
    await this.#page.goBack()
    if (!hasChanged) await this.#expectUrl(this.#start, `back from ${key}`)
    await this.#expectUsable(`back from ${key}`, !hasChanged)
  }

  /** Closes what lies over the page, with Escape or else by reloading. */
  async #close(): Promise<void> {
    // Evaluating fails while the next page loads.
    const isFree = () =>
      this.#page.evaluate(() => window.eyes.faults(true).length === 0).catch(() => false)
    if (await isFree()) return
    await this.#page.keyboard.press('Escape')
    if (!(await isFree())) await this.#restart()
  }

  async #restart(): Promise<void> {
    if (!this.#claims || (await this.#claimsNow()) !== this.#claims) await this.#person.enter()
    this.#claims = await this.#claimsNow()
    // A page that is still loading aborts this navigation, so it is retried.
    await expect(async () => void (await this.#page.goto(this.#start))).toPass()
    await untilInteractive(this.#page)
  }

  /** The address at which a link ends after all redirects. */
  async #endOf(href: string): Promise<string> {
    const answer = await this.#page.request.get(href)
    expect(answer.status(), href).toBe(200)
    return placeOf(answer.url())
  }

  async #expectUrl(url: string, message: string): Promise<void> {
    await expect.poll(() => placeOf(this.#page.url()), { ...POLL, message }).toBe(url)
  }

  /** Asserts that the overlay or page can be tapped, and that Tab moves the focus into it. */
  async #expectUsable(key: string, mustBeFree: boolean): Promise<void> {
    const faults = () =>
      this.#page.evaluate((free) => window.eyes.faults(free), mustBeFree).catch(String)
    await expect.poll(faults, { ...POLL, message: key }).toEqual([])
    const focusFaults = async () => {
      await this.#page.keyboard.press('Tab')
      return this.#page.evaluate(() => window.eyes.focusFaults()).catch(String)
    }
    await expect.poll(focusFaults, { ...POLL, message: `Tab after ${key}` }).toEqual([])
    await this.#expectTyping(key)
  }

  /**
   * Asserts that the first text field accepts a letter. Then restores its text, because it may be
   * sent later.
   */
  async #expectTyping(key: string): Promise<void> {
    // Retried, because the page may replace the field while it loads.
    await expect(async () => {
      const handle = await this.#page.evaluateHandle(() => window.eyes.line())
      const line = handle.asElement() as ElementHandle<HTMLInputElement> | null
      if (!line) return
      const before = await line.inputValue()
      await (this.#person.isTouch ? line.tap(SHORTLY) : line.click(SHORTLY))
      await this.#page.keyboard.press('x')
      expect(await line.inputValue(), `typed into after ${key}`).toContain('x')
      await line.fill(before, SHORTLY)
      await line.evaluate((element) => element.blur())
    }).toPass({ timeout: SOON_MS })
  }

  async #claimsNow(): Promise<string> {
    const cookies = await this.#page.context().cookies()
    return cookies.find(({ name }) => name === this.#person.cookie)?.value ?? ''
  }
}

function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  // Next's own parameter, which a redirect may leave in the address.
  searchParams.delete('_rsc')
  return [pathname, String(searchParams)].filter(Boolean).join('?')
}
