/** A link or button that a person can use now. */
export type Control = {
  /** Equal for controls that do the same: without digits and names of content. */
  kind: string
  name: string
  /** The path and query of a link within the site; null for other links and buttons. */
  href: string | null
  /** True in the header and in an overlay, such as a dialog. */
  isOver: boolean
}

type PageEyes = {
  /**
   * The controls that can be pressed in the topmost dialog, or else in the page; without remembered
   * ones.
   */
  list: () => Control[]
  find: (kind: string) => HTMLElement | null
  remember: () => void
  /**
   * Why the overlay, or else the page, can't be used; empty when it can. With `mustBeFree` an open
   * overlay is a fault.
   */
  faults: (mustBeFree: boolean) => string[]
  /** The first text field in the overlay or else in the page, except in the header. */
  line: () => HTMLInputElement | null
  /** Why the focus is not in the topmost dialog or the page; empty when it is. */
  focusFaults: () => string[]
}

declare global {
  interface Window {
    eyes: PageEyes
  }
}

/**
 * Adds `window.eyes`. Runs in the browser before each page's own scripts, so it may use nothing
 * from outside.
 */
export function installPageInspector(): void {
  const known = new WeakSet<Element>()
  const OVERLAYS = 'dialog:modal, [role="dialog"], [role="alertdialog"]'

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true })
  }
  const dialogs = () => [...document.querySelectorAll(OVERLAYS)].filter(isShown)
  /** The open menus of buttons in the header. */
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

  /**
   * An address with placeholders for slugs, so that all grades, textbooks and lessons are alike.
   */
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
  /** Links that open no page of the site: mail, files, other sites, anchors on the same page. */
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
    // A document that is just being created has no root element yet.
    [...(front()?.querySelectorAll('a[href], button, summary') ?? [])].filter(
      (element) =>
        isShown(element) &&
        !leadsElsewhere(element) &&
        !element.matches(':disabled, [aria-disabled="true"]') &&
        !element.closest('[inert], [data-base-ui-inert]'),
    )

  /** Whether a tap in the middle of an element would hit it. */
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
      // The skip link covers the header while it has the focus.
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
