/** A link or button that a person can use now. */
export type Control = {
  /** The same for controls that do the same: digits and names of content are left out. */
  kind: string
  name: string
  /** Where a link of this site leads; null for a button. */
  href: string | null
  /** In the head of the page, or in what lies over the page. */
  isOver: boolean
}

type PageEyes = {
  /** All that can be pressed, in what is in front; what was remembered is left out. */
  list: () => Control[]
  find: (kind: string) => HTMLElement | null
  remember: () => void
  /** Why what is in front can't be used; empty when it can. `mustBeFree`: nothing lies over the page. */
  faults: (mustBeFree: boolean) => string[]
  /** The first line of what is in front that one can type in, but the search of each page's head. */
  line: () => HTMLInputElement | null
  /** Why the keyboard does not reach what is in front. */
  focusFaults: () => string[]
}

declare global {
  interface Window {
    eyes: PageEyes
  }
}

/** Runs in the browser before each page's own scripts, so it uses nothing from outside. */
export function installEyes(): void {
  const known = new WeakSet<Element>()
  const OVERLAYS = 'dialog:modal, [role="dialog"], [role="alertdialog"]'

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true })
  }
  const dialogs = () => [...document.querySelectorAll(OVERLAYS)].filter(isShown)
  /** The lists that the buttons of the head open. */
  const lists = () =>
    [...document.querySelectorAll('header [aria-expanded="true"]')]
      .map((opener) => document.getElementById(opener.getAttribute('aria-controls') ?? ''))
      .filter((list) => list !== null && isShown(list))
  const overlay = () => dialogs().at(-1) ?? lists().at(-1)
  const front = () => dialogs().at(-1) ?? (document.documentElement as HTMLElement | null)
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText)
      .replace(/\s+/g, ' ')
      .trim()

  /** The address's pattern: grades, textbooks and lessons are alike. */
  const kindOfPath = (path: string) =>
    path
      .replace(/^\/\d-razred(\/[^/]+)?(\/[^/]+)?/, (_, book = '', lesson = '') =>
        ['/razred', book && '/knjiga', lesson && '/lekcija'].join(''),
      )
      .replace(/^(\/zabavni-kwizovi|\/profil\/izvjestaj)\/[^/]+/, '$1/*')

  const hrefOf = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement)) return null
    const { origin, pathname, search } = element
    return origin === location.origin ? pathname + search : null
  }
  /** Links away from the pages: to a letter, a file, another site, a place on this page. */
  const leadsElsewhere = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (hrefOf(element) === null ||
      element.target === '_blank' ||
      element.hasAttribute('download') ||
      element.pathname.startsWith('/api/') ||
      element.getAttribute('href')?.startsWith('#'))

  const toControl = (element: Element): Control => {
    const href = hrefOf(element)
    const name = nameOf(element)
    const isOver = element.closest(`header, ${OVERLAYS}`) !== null
    return {
      kind:
        href === null
          ? name.replace(/\d+/g, '#')
          : kindOfPath(href.replace(/\?record=.*/, '?record').replace(/\?(?!record).*/, '')),
      name,
      href,
      isOver,
    }
  }
  const usable = () =>
    // A document that has only begun has no element yet.
    [...(front()?.querySelectorAll('a[href], button, summary') ?? [])].filter(
      (element) =>
        isShown(element) &&
        !leadsElsewhere(element) &&
        !element.matches(':disabled, [aria-disabled="true"]') &&
        !element.closest('[inert], [data-base-ui-inert]'),
    )

  /** Whether a tap in the middle of it meets it. */
  const isMet = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && (element.contains(met) || met.contains(element))
  }

  const faults = (mustBeFree: boolean): string[] => {
    const top = overlay()
    const found: string[] = []
    if (top && mustBeFree) found.push(`covered by ${nameOf(top).slice(0, 60)}`)
    const place = top ?? [...document.querySelectorAll('main')].find(isShown)
    if (!place) return [...found, 'no main part']
    const main = [...place.querySelectorAll('h1, h2, a[href], button, input')].find(isShown)
    if (!main) found.push('nothing in it')
    else if (!isMet(main)) found.push(`not met by a tap: ${nameOf(main)}`)
    if (place.closest('[inert], [aria-hidden="true"]')) found.push('out of reach')
    const { overflowY } = getComputedStyle(document.documentElement)
    if (!top && overflowY === 'hidden') found.push('does not scroll')
    return found
  }
  const focusFaults = (): string[] => {
    const { activeElement: active } = document
    if (!active || active === document.body) return ['nothing has the focus']
    const place = front()
    return place?.contains(active) && active.checkVisibility() ? [] : ['the focus is elsewhere']
  }

  window.eyes = {
    list: () =>
      usable()
        .filter((element) => !known.has(element))
        .map(toControl),
    find: (kind) =>
      (usable().find((element) => toControl(element).kind === kind) ?? null) as HTMLElement | null,
    remember: () => {
      // The link to the content lies over the head while it has the focus.
      if (document.activeElement?.matches('[href="#sadrzaj"]'))
        (document.activeElement as HTMLElement).blur()
      usable().forEach((element) => known.add(element))
    },
    line: () => {
      const place = overlay() ?? front()
      const lines = place?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
      const isTyped = (line: HTMLInputElement) =>
        /^(text|email|password|search|)$/.test(line.getAttribute('type') ?? '') &&
        !line.closest('header, [inert], [data-base-ui-inert]') &&
        !line.disabled &&
        !line.readOnly
      return [...lines].find((line) => isTyped(line) && isShown(line)) ?? null
    },
    faults,
    focusFaults,
  }
}
