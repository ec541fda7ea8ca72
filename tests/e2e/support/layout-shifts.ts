import { untilInteractive, type Page } from './test'

/**
 * Collects every visible layout shift, with what moved, from the start of loading. Values below
 * 0.0005 are a fraction of a pixel; Lighthouse too rounds them to 0.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as unknown as Shift[]) {
        if (entry.value < 0.0005) continue
        const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120))
        shifts.push(`${entry.value} ${moved.join(' | ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

type Shift = { value: number; sources: { node: Node | null }[] }

/**
 * The layout shifts up to now; first waits until fonts, scripts and images are loaded and two more
 * frames are drawn.
 */
export async function readLayoutShifts(page: Page): Promise<string[]> {
  await untilInteractive(page)
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return (window as unknown as { shifts: string[] }).shifts
  })
}
