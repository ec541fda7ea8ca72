/** Events that precede a click: the pointer over a link, a touch, the focus. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Prefetches the page of a link when the user is about to follow it. Uses one listener for the
 * whole document.
 */
export function prefetchOnIntent(prefetch: (path: string) => void): () => void {
  let last: string | null = null
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const path = link && pathOf(link)
    if (path && path !== last) prefetch(path)
    last = path ?? last
  }
  for (const sign of SIGNS) document.addEventListener(sign, note, { passive: true })
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, note)
  }
}

/**
 * The path of a link that the router would follow; null for files, API calls, other sites and this
 * page.
 */
function pathOf(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, target } = link
  const { location } = window
  if (origin !== location.origin || target || link.hasAttribute('download')) return null
  if (pathname === location.pathname || pathname.startsWith('/api/') || /\.\w+$/.test(pathname))
    return null
  return pathname + search
}
