import type { Browser } from 'playwright'
import { ADMIN_SECTION_GROUPS } from '@/components/platform/admin/sections'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { desk } from './browser'
import { loadCold } from './cold-visit'
import { judged, noted, type Row } from './row'
import { kilobytes } from './statistics'

/** Maximum script bytes of an admin page, including the framework's scripts. */
const MOST_BYTES = 250_000

/** Forms with the text editor, which only these pages load. */
const HAS_EDITOR = /\/(skripte|blogovi|cesta-pitanja|stranice)\?/

type Page = { path: string; scriptBytes: number }

/** Script bytes of every admin page, also with its form open. */
export async function measureAdminScripts(browser: Browser, url: string): Promise<Row[]> {
  const cookie = await signIn(url)
  const script = `/admin/skripte?record=${await firstOf('scripts', url, cookie)}`
  // Existing questions, because only their forms show a preview.
  const questions = await Promise.all(
    ['single', 'number'].map((kind) => firstOf('pitanja', url, cookie, `&kind=${kind}`)),
  )
  const lists = ADMIN_SECTION_GROUPS.flatMap(({ sections }) => sections.map(({ path }) => path))
  const forms = lists.map((path) => (script.startsWith(path) ? script : `${path}?record=new`))
  const pages: Page[] = []
  for (const path of [
    '/admin',
    ...lists,
    ...forms,
    ...questions.map((id) => `/admin/pitanja?record=${id}`),
  ]) {
    const { scriptBytes } = await loadCold(browser, url + path, cookie, undefined, desk)
    pages.push({ path, scriptBytes })
  }
  const [closed = [], open = []] = [false, true].map((isOpen) =>
    pages.filter(({ path }) => path.includes('?') === isOpen && !HAS_EDITOR.test(path)),
  )
  return [
    fullest('script bytes of an admin page, gzip', closed),
    fullest('the same with a form open', open),
    ...pages
      .filter(({ path }) => HAS_EDITOR.test(path))
      .map((page) =>
        noted(`the same with the editor (${nameOf(page)})`, kilobytes(page.scriptBytes)),
      ),
  ]
}

/** Signs the demo admin in. Resolves with the `Cookie` header. */
async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: DEMO_ACCOUNTS.admin,
      password: DEMO_ACCOUNTS.adminPassword,
    }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`The admin is not let in: ${response.status}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}

async function firstOf(records: string, url: string, cookie: string, filter = '') {
  const response = await fetch(`${url}/api/${records}?size=1${filter}`, { headers: { cookie } })
  const { items } = (await response.json()) as { items: { _id: string }[] }
  return items[0]?._id ?? ''
}

const nameOf = ({ path }: Page) => path.replace(/=.*/, '')

function fullest(what: string, pages: Page[]): Row {
  const [most = { path: '', scriptBytes: Number.NaN }] = pages.toSorted(
    (one, other) => other.scriptBytes - one.scriptBytes,
  )
  return judged({
    what: `${what}, worst of ${pages.length}`,
    measured: kilobytes(most.scriptBytes),
    beside: nameOf(most),
    budget: `<= ${kilobytes(MOST_BYTES)}`,
    holds: most.scriptBytes <= MOST_BYTES,
  })
}
