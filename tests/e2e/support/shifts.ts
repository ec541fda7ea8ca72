import { untilAlive, type Page } from './test'

/**
 * Collects every layout shift that anyone could see, with what moved, from the first byte on.
 * Below 0.0005 it is a part of a pixel, which Lighthouse too rounds to 0.
 */
export async function watchShifts(page: Page): Promise<void> {
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

/** Shifts until fonts, scripts and pictures are there and two more frames are drawn. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await untilAlive(page)
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return (window as unknown as { shifts: string[] }).shifts
  })
}
