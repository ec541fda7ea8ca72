import vm from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { textOf } from '../../../architecture/sources'

const SITE = 'https://iskra.test'
const WORKER = textOf('public/sw.js')
const PUBLIC = { 'cache-control': 'public, max-age=0', 'content-type': 'text/html' }

/** A browser's cache, in the order of the last writes. */
class FakeCache {
  readonly all = new Map<string, Response>()
  readonly put = async (key: string | { url: string }, response: Response) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    this.all.delete(urlOf(key))
    this.all.set(urlOf(key), response)
  }
  readonly match = async (key: string | { url: string }) => this.all.get(urlOf(key))?.clone()
  readonly matchAll = async () => [...this.all.values()].map((one) => one.clone())
  readonly keys = async () => [...this.all.keys()].map((url) => ({ url }))
  readonly delete = async (key: string | { url: string }) => this.all.delete(urlOf(key))
}

const urlOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, SITE).href

let isFull: boolean
let caches: Map<string, FakeCache>
let server: (path: string) => Response
let listeners: Map<string, (event: object) => void>

beforeEach(() => {
  isFull = false
  caches = new Map()
  listeners = new Map()
  server = (path) =>
    path.startsWith('/_next/')
      ? new Response('')
      : new Response(
          `<title>T | Iskra</title><script src="/_next/static/chunks/${path.slice(1)}.js">`,
          {
            headers: PUBLIC,
          },
        )
  const open = async (name: string) => {
    if (!caches.has(name)) caches.set(name, new FakeCache())
    return caches.get(name)
  }
  const self = { addEventListener: (name: string, act: () => void) => listeners.set(name, act) }
  vm.runInNewContext(WORKER, {
    ...{ self, Response, Headers, URL, setTimeout, Map, Set, Promise, Error },
    location: new URL(SITE),
    navigator: {},
    caches: { open },
    fetch: async (path: string | { url: string }) => server(urlOf(path).slice(SITE.length)),
  })
})

/** Sends the worker a message; resolves with its response. */
const tell = (data: object) =>
  new Promise((resolve) =>
    listeners.get('message')?.({
      data,
      ports: [{ postMessage: resolve }],
      waitUntil: () => undefined,
    }),
  )
const opened = (path: string) => tell({ opened: path, isLoaded: false })

/** The paths that the device stores. */
const kept = (name: 'stranice' | 'datoteke') =>
  [...(caches.get(`iskra-${name}`)?.all.keys() ?? [])].map((url) => url.slice(SITE.length))

/** Sends the worker the fetch event of a navigation; null if it leaves it to the browser. */
async function visit(path: string) {
  const respondWith = vi.fn()
  const request = { url: SITE + path, method: 'GET', mode: 'navigate' }
  listeners.get('fetch')?.({ request, respondWith, waitUntil: () => undefined })
  return respondWith.mock.calls.length ? ((await respondWith.mock.calls[0]?.[0]) as Response) : null
}

test('a page is stored with its scripts, and with the page for being offline', async () => {
  await opened('/5-razred')
  expect(kept('stranice')).toEqual(['/5-razred', '/bez-veze'])
  expect(kept('datoteke')).toContain('/_next/static/chunks/5-razred.js')
})

test.each(['/', '/prijava', '/profil/kartice', '/api/razredi', '/admin/lekcije'])(
  '%s is never stored',
  async (path) => {
    await opened(path)
    expect(kept('stranice')).toEqual([])
  },
)

test.each([
  ['private', () => new Response('', { headers: { 'cache-control': 'private, no-store' } })],
  ['missing', () => new Response('', { status: 404, headers: PUBLIC })],
])('a %s page is not stored', async (_, answer) => {
  server = answer
  await opened('/5-razred')
  expect(kept('stranice')).toEqual([])
})

test('a page is not stored if one of its scripts is missing', async () => {
  const before = server
  server = (path) =>
    path.endsWith('5-razred.js') ? new Response('', { status: 404 }) : before(path)
  await opened('/5-razred')
  expect(kept('stranice')).toEqual([])
})

test('a page with a recording is stored without the recording', async () => {
  const asked: string[] = []
  const page = '<title>T</title><audio controls preload="none" src="/snimke/dog?v=a1"></audio>'
  server = (path) => {
    asked.push(path)
    return path.startsWith('/snimke') ? Response.error() : new Response(page, { headers: PUBLIC })
  }
  await opened('/5-razred')
  expect(kept('stranice')).toContain('/5-razred')
  expect([...kept('datoteke'), ...asked].join()).not.toContain('/snimke/')
})

test('a deleted page is removed', async () => {
  await opened('/5-razred')
  server = () => new Response('', { status: 410 })
  await opened('/5-razred')
  expect(kept('stranice')).toEqual(['/bez-veze'])
})

/** The response of a redirecting address: a navigation gets the redirect itself. */
const redirect = () =>
  Object.defineProperties(new Response('Nova'), { type: { value: 'opaqueredirect' } })
const followed = () =>
  Object.defineProperties(new Response('Nova', { headers: PUBLIC }), {
    redirected: { value: true },
  })

test('a page whose address redirects is removed, and the redirect is followed', async () => {
  await opened('/stara')
  server = redirect
  expect((await visit('/stara'))?.type).toBe('opaqueredirect')
  await vi.waitFor(() => expect(kept('stranice')).toEqual(['/bez-veze']))
})

test('a page opened at a redirecting address is not stored there', async () => {
  await opened('/stara')
  server = followed
  await opened('/stara')
  expect(kept('stranice')).toEqual(['/bez-veze'])
})

test('the newest sixty pages are kept beside a saved textbook, with only their files', async () => {
  expect(await tell({ save: '/5-razred/knjiga/prva', book: '/5-razred/knjiga' })).toBe('kept')
  for (let index = 0; index < 62; index += 1) await opened(`/stranica-${index}`)
  expect(kept('stranice')).toHaveLength(62)
  expect(kept('stranice')).toContain('/5-razred/knjiga/prva')
  expect(kept('stranice')).not.toContain('/stranica-1')
  expect(kept('datoteke')).not.toContain('/_next/static/chunks/stranica-1.js')
  expect(kept('datoteke')).toContain('/_next/static/chunks/stranica-61.js')
  await tell({ forget: '/5-razred/knjiga' })
  expect(kept('stranice')).not.toContain('/5-razred/knjiga/prva')
})

test('full storage is reported for a save, and harmless otherwise', async () => {
  isFull = true
  expect(await tell({ save: '/5-razred/knjiga', book: '/5-razred/knjiga' })).toBe('full')
  expect(await opened('/5-razred')).toBe('full')
})

test('without a connection the stored page is shown, with any query, or else the offline page', async () => {
  await opened('/5-razred')
  server = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await (await visit('/5-razred?utm_source=x'))?.text()).toContain('5-razred.js')
  expect(await (await visit('/6-razred'))?.text()).toContain('bez-veze.js')
  expect(await visit('/api/razredi')).toBeNull()
})

test('a stored page replaces a server error', async () => {
  await opened('/5-razred')
  server = () => new Response('', { status: 503 })
  expect((await visit('/5-razred'))?.status).toBe(200)
  expect((await visit('/6-razred'))?.status).toBe(503)
})
