import { describe, expect, test } from 'vitest'
import { GONE_PATH, withKnownAddresses, NOT_FOUND_PATH } from '@/lib/platform/http/known-addresses'
import { serveBehindLayers } from '@/tests/support/layer-server'

const PAGES = new Set(['/', '/5-razred', '/og.png', '/_next/static/chunks/a.js'])
const layer = withKnownAddresses((path) => /^\/(?!api\/)/.test(path) && !PAGES.has(path))

/** The address that Next gets. */
async function handedOn(path: string): Promise<string | undefined> {
  const { get, rendered } = await serveBehindLayers([layer], (asked, response) =>
    response.end(String(asked.url)),
  )
  await get(path)
  return rendered[0]?.url
}

test.each([
  '/',
  '/5-razred',
  '/5-razred?a=1',
  '/?a=/nema&b=%ff',
  '/og.png',
  '/_next/static/chunks/a.js',
  '/api/razredi',
  '/api/nema-toga',
  '/api/pitanja/%C4%8Dvor?x=%',
  '/api/pitanja/%61?b=%61',
])('%s is passed on unchanged', async (path) => {
  expect(await handedOn(path)).toBe(path)
})

test.each([
  ['of no page', '/nema-takve'],
  ['of no page, with a query', '/nema-takve?a=1'],
  ['of no file of the build', '/_next/static/chunks/b.js'],
  ['with a broken escape', '/5-razred%'],
  ['with half a letter', '/%c4'],
  ['with a byte that is no letter', '/%ff'],
  ['with a NUL', '/5-razred%00'],
  ['that names another server', 'http://evil.example/5-razred'],
  ['that names another server’s call', 'http://evil.example/api/razredi'],
  ['that is no path', '*'],
])('an address %s (%s) gets the one stored 404 page', async (_, path) => {
  expect(await handedOn(path)).toBe(NOT_FOUND_PATH)
})

test.each([
  ['/api/../5-razred', '/api/_'],
  ['/api/%2e%2e/5-razred', '/api/_'],
  ['/api/.%2E/nema', '/api/_'],
  ['/api/./razredi', '/api/_'],
  ['/api/x/..', '/api/_'],
  ['/api/pitanja/%2e/odgovor', '/api/_'],
  ['/api/\\..\\5-razred', '/api/_'],
  ['/api/%5c..%5cnema', '/api/_'],
  ['/5-razred/../api/razredi', NOT_FOUND_PATH],
  ['//evil.example/api/razredi', NOT_FOUND_PATH],
])(
  '%s resolves to another address, so it is unknown, whatever its prefix',
  async (path, unknown) => {
    expect(await handedOn(path)).toBe(unknown)
  },
)

test('a dot inside a name is part of the name', async () => {
  expect(await handedOn('/api/a..b/.c')).toBe('/api/a..b/.c')
})

test.each(['/api/pitanja/%00', '/api/%ff', '/api/nema/%?x=1'])(
  'the unreadable call %s stays a call, so its 404 is JSON',
  async (path) => {
    expect(await handedOn(path)).toBe('/api/_')
  },
)

/** The layer's own response, without Next. */
async function said(path: string) {
  const { get, rendered } = await serveBehindLayers([layer], (_, response) => response.end())
  const { status, headers } = await get(path)
  expect(rendered).toEqual([])
  return { status, location: headers.location, cache: headers['cache-control'] }
}

test.each([
  ['/%35-razred', '/5-razred'],
  ['/%35%2Dr%61zred?a=%35&b=?', '/5-razred?a=%35&b=?'],
  ['/%6fg%2epng', '/og.png'],
  ['/%61pi/razredi', '/api/razredi'],
])('%s is redirected permanently to %s, its normal spelling, and not cached', async (path, to) => {
  expect(await said(path)).toEqual({ status: 308, location: to, cache: 'no-store' })
})

test.each([
  ['an unknown page', '/%6eema-takve'],
  ['another server, with an escaped slash', '/%2fevil.example/'],
  ['another server, with an escaped name', '//%65vil.example/5-razred'],
  ['another server, with dot segments', '/%2e%2e//evil.example'],
  ['a path whose escapes make new ones', '/%2%65%2%65/5-razred'],
  ['an escape of an escape', '/%2535-razred'],
])('%s is no spelling of a known address: %s gets the 404 page', async (_, path) => {
  expect(await handedOn(path)).toBe(NOT_FOUND_PATH)
})

test.each(['/nema-obrisane', GONE_PATH])(
  'a deleted page (%s) gets the common page for deleted content, with status 410',
  async (path) => {
    const gone = withKnownAddresses((asked) => asked.startsWith('/nema'), {
      isGone: (asked) => Promise.resolve(asked === '/nema-obrisane'),
    })
    const { get, rendered } = await serveBehindLayers([gone], (_, response) => response.end('Nema'))
    const { status } = await get(path)
    expect({ status, asked: rendered.map(({ url }) => url) }).toEqual({
      status: 410,
      asked: [GONE_PATH],
    })
    await get('/nema-nikad')
    expect(rendered.at(-1)?.url).toBe(NOT_FOUND_PATH)
  },
)

describe('a former address', () => {
  const NOW: Record<string, string> = { '/peti': '/5-razred', '/stari': '/isto-nema' }
  const findCurrent = (path: string) => Promise.resolve(NOW[path] ?? null)
  const former = withKnownAddresses((path) => !PAGES.has(path), {
    findCurrent,
    isGone: (path) => path === '/stari',
  })
  const ask = async (path: string) => {
    const { get, rendered } = await serveBehindLayers([former], (_, response) => response.end())
    const { status, headers } = await get(path)
    const { location, 'cache-control': cache } = headers
    return { status, location, cache, asked: rendered.map(({ url }) => url) }
  }

  test.each([
    ['/peti', '/5-razred'],
    ['/peti?a=1&b=%C4%8D', '/5-razred?a=1&b=%C4%8D'],
    // With another spelling it is still a single redirect.
    ['/p%65ti?a', '/5-razred?a'],
  ])('%s redirects to %s directly, and is not cached', async (path, location) => {
    expect(await ask(path)).toEqual({ status: 308, location, cache: 'no-store', asked: [] })
  })

  test('replaces a page in nginx’s cache, unless there is a query', async () => {
    const { get } = await serveBehindLayers([former], (_, response) => response.end())
    const kept = async (path: string) => (await get(path)).headers['x-accel-expires']
    expect(await kept('/peti')).toBe('1')
    expect(await kept('/peti?a=1')).toBeUndefined()
    expect(await kept('/%35-razred')).toBeUndefined()
  })

  test('doesn’t redirect to a missing page, and is a 410 if the record was deleted', async () => {
    expect(await ask('/stari')).toMatchObject({ status: 410, asked: [GONE_PATH] })
    expect(await ask('/nikad')).toMatchObject({ status: 200, asked: [NOT_FOUND_PATH] })
  })
})
