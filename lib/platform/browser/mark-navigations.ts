const LOOK_EVERY_MS = 100
/** After this time the router has given up too, and the browser shows the outcome. */
export const NAVIGATION_TIMEOUT_MS = 30_000

/**
 * Marks the document with `data-leaving` from the click on a link until the router shows the next
 * page: on a slow network nothing else shows that the tap had an effect. app/styles/leaving.css
 * draws a progress line, with a delay so that fast navigations show none.
 * @returns a function that stops watching
 */
export function markNavigations(): () => void {
  const { dataset } = document.documentElement
  let looking: ReturnType<typeof setInterval> | undefined
  const arrive = () => {
    clearInterval(looking)
    unmarkNavigation()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // The router prevents the default. For other links the browser shows its own progress.
    if (!link || !event.defaultPrevented || !leadsToOtherPageOfSite(link) || !navigator.onLine)
      return
    arrive()
    const { href } = window.location
    const clickedAt = Date.now()
    dataset.leaving = ''
    looking = setInterval(() => {
      const isOver = window.location.href !== href || !('leaving' in dataset)
      if (isOver || Date.now() - clickedAt >= NAVIGATION_TIMEOUT_MS) arrive()
    }, LOOK_EVERY_MS)
  }
  window.addEventListener('click', onClick)
  return () => {
    window.removeEventListener('click', onClick)
    arrive()
  }
}

/** Removes the mark of a pending navigation. */
export function unmarkNavigation(): void {
  delete document.documentElement.dataset.leaving
}

/** Whether a link leads to another page of this site. A file of the API is saved, not shown. */
export function leadsToOtherPageOfSite({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location
  if (origin !== here.origin || pathname.startsWith('/api/')) return false
  return pathname !== here.pathname || search !== here.search
}
