import type { ElementHandle, Request } from 'playwright/test'
import { expect, untilAlive, type Page } from './test'
import type { Control } from './walk-page'

/** Never pressed: what erases for good. */
const UNPRESSED = /obriši/i
/** A menu opens a dialog, and that a tab: deeper nothing goes. */
const DEEPEST = 3
const SOON_MS = 12_000
/** One try of an action that is tried again. */
const SHORTLY = { timeout: 2_000 }
const POLL = { timeout: SOON_MS, intervals: [0, 50, 100, 200] }

type Person = {
  /** Signs the browser in, again after a control has signed it out or over. */
  enter: () => Promise<void>
  isTouch: boolean
  /** The cookie that says who is signed in. */
  cookie: string
}

/**
 * Presses every link and button of a page, and of whatever opens over it, and asserts that what
 * comes can be used and that back leads back. Links are found in the page, so a new one is walked
 * by itself; of those that lead to one kind of page, one is followed from each place.
 */
export class Walker {
  readonly walked = new Set<string>()
  readonly #page: Page
  readonly #person: Person
  /** Requests on their way. */
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

  /** Walks a page of the site and all that opens on it. */
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

  /** Heads and menus belong to each page; a part that pages share, and a dialog, is walked once. */
  #keyOf(way: Control[]): string {
    const isOfPage = way.length === 2 || way[0]?.isOver
    return [isOfPage && way.length < 3 ? this.#start : '', ...way.map(({ kind }) => kind)].join(
      ' > ',
    )
  }

  /** Presses one control after the other; the answer is what the last one has opened over the page. */
  async #follow(way: Control[], key: string): Promise<Control[]> {
    const last = way.at(-1)
    if (!last || !(await this.#pressIfThere(way, last))) {
      // What an earlier press has changed for good is no longer asked for; a menu always is.
      expect(last?.isOver, `no longer there: ${key}`).toBe(false)
      return []
    }
    const isLink = last.href !== null
    // A mouse that stays where the link was would open what lies there now.
    if (isLink && !this.#person.isTouch) await this.#page.mouse.move(0, 500)
    if (last.href !== null) await this.#expectUrl(await this.#endOf(last.href), key)
    await this.#expectUsable(key, isLink)
    // A switch of profiles may load its page only now.
    await this.#settle()
    const hasChanged = (await this.#claimsNow()) !== this.#claims
    if (placeOf(this.#page.url()) !== this.#start) await this.#back(key, hasChanged)
    if (hasChanged) {
      // Signed out or over: what is open now belongs to someone else.
      await this.#restart()
      return []
    }
    if (isLink) return []
    const opened = await this.#page.evaluate(() => window.eyes.list())
    await this.#close()
    return opened.filter((one) => one.isOver)
  }

  /** What came late in a menu looks as if the step before had opened it. */
  async #pressIfThere(way: Control[], last: Control): Promise<boolean> {
    return (
      (await this.#press(way)) ||
      (way.length > 1 && (await this.#press([...way.slice(0, -2), last])))
    )
  }

  async #press(way: Control[], isAgain = false): Promise<boolean> {
    for (const [step, { kind }] of way.entries()) {
      await untilAlive(this.#page)
      if (await this.#pressOne(kind, step > 0 || isAgain)) continue
      if (isAgain) return false
      await this.#restart()
      return this.#press(way, true)
    }
    await this.#settle()
    return true
  }

  /** Presses one control, which the page may still be drawing; false when it is not there. */
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

  /** Waits for what a press has asked of the server, and for the page that may follow. */
  async #settle(): Promise<void> {
    do {
      await expect.poll(() => this.#asked.size, POLL).toBe(0)
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await this.#page.evaluate(frame).catch(() => undefined)
    } while (this.#asked.size > 0)
    await this.#page.waitForLoadState()
  }

  /** The control's element; where it may still be on its way it is waited for. */
  async #find(kind: string, mayCome: boolean) {
    const timeout = mayCome ? 3_000 : 300
    const handle = await this.#page
      .waitForFunction((one) => window.eyes.find(one), kind, { timeout, polling: 50 })
      .catch(() => null)
    return handle?.asElement() ?? null
  }

  /** A page that is no longer the visitor's own leads elsewhere. */
  async #back(key: string, hasChanged: boolean): Promise<void> {
    await this.#page.goBack()
    if (!hasChanged) await this.#expectUrl(this.#start, `back from ${key}`)
    await this.#expectUsable(`back from ${key}`, !hasChanged)
  }

  /** Leaves the page with nothing over it, as the next way begins: Escape closes, at worst all anew. */
  async #close(): Promise<void> {
    // A page that follows late takes the question with it.
    const isFree = () =>
      this.#page.evaluate(() => window.eyes.faults(true).length === 0).catch(() => false)
    if (await isFree()) return
    await this.#page.keyboard.press('Escape')
    if (!(await isFree())) await this.#restart()
  }

  async #restart(): Promise<void> {
    if (!this.#claims || (await this.#claimsNow()) !== this.#claims) await this.#person.enter()
    this.#claims = await this.#claimsNow()
    // A page that is still on its way gives this one up.
    await expect(async () => void (await this.#page.goto(this.#start))).toPass()
    await untilAlive(this.#page)
  }

  /** The page that a link ends at, past all redirects. */
  async #endOf(href: string): Promise<string> {
    const answer = await this.#page.request.get(href)
    expect(answer.status(), href).toBe(200)
    return placeOf(answer.url())
  }

  async #expectUrl(url: string, message: string): Promise<void> {
    await expect.poll(() => placeOf(this.#page.url()), { ...POLL, message }).toBe(url)
  }

  /** What is in front can be tapped, and Tab leads into it. */
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

  /** The first line to type in takes a letter. It is taken back: what was there may be sent later. */
  async #expectTyping(key: string): Promise<void> {
    // A line that the page replaces while it loads is looked for again.
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
  // Next's own mark, which a redirect may leave behind.
  searchParams.delete('_rsc')
  return [pathname, String(searchParams)].filter(Boolean).join('?')
}
