import type { Pages } from './pages'
import { judged, noted, type Row } from './row'
import type { Site } from './site'
import { milliseconds, plain, times } from './statistics'
import { compare } from './throughput'

export type BareSites = {
  /** `next start` with a minimal static page: the limit of the framework. */
  next: Site
  /** The minimal page behind the app's layers; it has a tenth of the bytes of a real page. */
  layers: Site
}

/** Measures cached pages of the app beside a minimal static page (quality: Fast). */
export async function measureCachedPages(app: Site, bare: BareSites, pages: Pages): Promise<Row[]> {
  const got = await compare({
    bare: { url: `${bare.next.url}/`, pids: [bare.next.pid] },
    script: { url: app.url + pages.script, pids: [app.pid] },
    home: { url: app.url + pages.home, pids: [app.pid] },
    tail: { url: `${app.url}${pages.script}?fbclid=bench`, pids: [app.pid] },
    hello: { url: `${bare.layers.url}/`, pids: [bare.layers.pid] },
  })
  const rate = (name: 'script' | 'home') =>
    judged({
      what: `cached page (${name}), requests a second, 32 connections`,
      measured: `${plain(got[name].perSecond)}/s = ${times(got[name].ratio)}`,
      beside: `bare static page, next start: ${plain(got.bare.perSecond)}/s`,
      budget: '>= 0.9x',
      holds: got[name].ratio >= 0.9,
    })
  const hello = got.script.ratio / got.hello.ratio
  const cost = got.script.processorMs
  const ratio = cost / got.bare.processorMs
  const what = 'server processor time a cached page (script), app alone'
  return [
    rate('script'),
    rate('home'),
    judged({
      what: 'cached page (script) with the tail of a shared link, processor time beside the page',
      measured: times(got.tail.processorMs / cost),
      beside: `${plain(got.tail.perSecond)}/s with ?fbclid=, ${plain(got.script.perSecond)}/s without`,
      budget: '<= 1.5x',
      holds: !(got.tail.processorMs / cost > 1.5),
    }),
    noted(
      'cached page (script) beside hello from the same layers, a tenth of the bytes',
      times(hello),
      `${plain(got.hello.perSecond)}/s, ${milliseconds(got.hello.processorMs)}`,
    ),
    Number.isNaN(cost)
      ? noted(what, 'not known on this system')
      : judged({
          what,
          measured: `${milliseconds(cost)} = ${times(ratio)}`,
          beside: `bare static page, next start: ${milliseconds(got.bare.processorMs)}`,
          budget: '<= 1.1x',
          holds: ratio <= 1.1,
        }),
  ]
}
