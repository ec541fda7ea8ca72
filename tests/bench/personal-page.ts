import type { Browser } from 'playwright'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { loadCold } from './cold-visit'
import { signIn } from './people'
import { processorMs } from './processes'
import { judged, noted, type Row } from './row'
import type { Site } from './site'
import { kilobytes, median, milliseconds, times } from './statistics'

const ROUNDS = 5
const ASKED_EACH = 200

/** The cached page of a profile, and the call that loads its owner's data. */
const VISIT = ['/profil', '/api/korisnik/profil']

/**
 * Measures a profile: the server's work, alternating with an API read, and what a first visit
 * loads.
 */
export async function measurePersonalPage(browser: Browser, app: Site): Promise<Row[]> {
  const cookie = await signIn(app.url, DEMO_ACCOUNTS.children[0])
  const costs = { page: [] as number[], read: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = await costOf(app, VISIT, cookie)
    const read = await costOf(app, ['/api/razredi'], cookie)
    // The first round warms up.
    if (round === 0) continue
    costs.page.push(page)
    costs.read.push(read)
  }
  const [page, read] = [median(costs.page), median(costs.read)]
  const what = 'personal page (/profil), server processor time beside one API read'
  return [
    Number.isNaN(page)
      ? noted(what, 'not known on this system')
      : judged({
          what,
          measured: `${milliseconds(page)} = ${times(page / read)}`,
          beside: `/api/razredi: ${milliseconds(read)}`,
          budget: '<= 4x',
          holds: page / read <= 4,
        }),
    await coldRow(browser, app, { who: 'child', cookie, shows: 'Bok,' }),
    await coldRow(browser, app, {
      who: 'parent of two',
      cookie: await signIn(app.url, DEMO_ACCOUNTS.parent),
      shows: 'Dobro došli,',
    }),
  ]
}

type Owner = {
  who: string
  cookie: string
  /** Beginning of the completed page's heading. */
  shows: string
}

async function coldRow(browser: Browser, app: Site, { who, cookie, shows }: Owner): Promise<Row> {
  const visit = () => loadCold(browser, `${app.url}/profil`, cookie, shows)
  // A child's first visit of the day shows a toast, which loads additional scripts.
  const first = await visit()
  const { requests, scriptBytes } = await visit()
  return judged({
    what: `personal page (/profil of a ${who}), cold: requests, scripts`,
    measured: `${requests}, ${kilobytes(scriptBytes)}`,
    beside: `the day’s first visit: ${first.requests}, ${kilobytes(first.scriptBytes)}`,
    budget: '<= 25, <= 180 kB',
    holds: requests <= 25 && scriptBytes <= 180_000,
  })
}

/** Processor time for these responses in ms; NaN where the system doesn't report it. */
async function costOf(app: Site, paths: string[], cookie: string): Promise<number> {
  const before = processorMs([app.pid])
  for (let asked = 0; asked < ASKED_EACH * paths.length; asked += 1) {
    const path = paths[asked % paths.length] ?? ''
    const response = await fetch(app.url + path, { headers: { cookie }, redirect: 'manual' })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
  }
  const after = processorMs([app.pid])
  return before === null || after === null ? Number.NaN : (after - before) / ASKED_EACH
}
