import type { IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { renewTags } from '@/lib/platform/cache/freshness'
import { forgetPages } from '@/lib/platform/cache/page-store'
import { withCompression } from '@/lib/platform/http/compression'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { PAGE_CACHE_CONTROL } from '@/lib/platform/cache/page-lifetime'
import type { Handler, Layer } from '@/lib/platform/http/server'
import { withUnavailablePage } from '@/lib/platform/cache/unavailable-page'
import { setHead, serveBehindLayers, type LayerServer } from '@/tests/support/layer-server'

const SHARED = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000', etag: '"e1"' }

let get: LayerServer['get']
let rendered: IncomingMessage[]

beforeEach(forgetPages)

/** Serves pages of a stand-in for Next behind the page cache and further layers. */
async function serve(page: Handler, ...layers: Layer[]): Promise<void> {
  ;({ get, rendered } = await serveBehindLayers([withPageCache, ...layers], page))
}

const page =
  (headers: Record<string, string>, status = 200): Handler =>
  (asked, response) =>
    setHead(response, headers, status).end(`page ${asked.url} ${asked.headers['accept-encoding']}`)

/** How often a page is rendered for two requests. */
async function rendersOf(answer: Handler, headers?: Record<string, string>, path = '/5-razred') {
  await serve(answer)
  const [first, second] = [await get(path, headers), await get(path, headers)]
  expect(second.body).toEqual(first.body)
  expect(second.status).toBe(first.status)
  return rendered.length
}

describe('cached', () => {
  test('a page that Next caches for everyone is rendered once, and served unchanged', async () => {
    await serve(page({ ...SHARED, 'content-type': 'text/html' }))
    const [first, second] = [await get('/'), await get('/')]
    expect(rendered).toHaveLength(1)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(second.headers).toMatchObject({ 'content-type': 'text/html', etag: '"e1"' })
  })

  test('a public page is served from the cache to signed-in visitors too', async () => {
    expect(await rendersOf(page(SHARED), { cookie: 'iskra_user_token=x' }, '/profilaktika')).toBe(1)
    expect(await rendersOf(page(SHARED), { cookie: 'iskra_user_token=x' }, '/5-razred')).toBe(1)
  })

  test('a file of the build is cached', async () => {
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    expect(await rendersOf(page(headers), {}, '/_next/static/a.js')).toBe(1)
  })

  test('a page that varies only by headers in the key is cached', async () => {
    const vary = 'rsc, Next-Router-State-Tree, next-router-prefetch, Accept-Encoding'
    expect(await rendersOf(page({ ...SHARED, vary }))).toBe(1)
  })

  test('other cookies are ignored', async () => {
    expect(await rendersOf(page(SHARED), { cookie: 'iskra_cookie_consent=all' })).toBe(1)
  })

  test('the router’s prefetches are cached separately from the page', async () => {
    await serve(page(SHARED))
    const ahead = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    }
    await get('/5-razred')
    await get('/5-razred?_rsc=a1', ahead)
    await get('/5-razred?_rsc=a1', ahead)
    expect(rendered).toHaveLength(2)
    await get('/5-razred?_rsc=a1', { ...ahead, 'next-router-segment-prefetch': '/_head' })
    expect(rendered).toHaveLength(3)
  })

  test('a prefetch is the same from all pages', async () => {
    const ahead = { rsc: '1', 'next-router-segment-prefetch': '/_tree' }
    await serve(page(SHARED))
    await get('/5-razred?_rsc=a1', { ...ahead, 'next-url': '/' })
    await get('/5-razred?_rsc=b2', { ...ahead, 'next-url': '/6-razred' })
    expect(rendered).toHaveLength(1)
  })

  test('a HEAD request for a cached page gets no body', async () => {
    await serve(page(SHARED))
    await get('/', {}, 'HEAD')
    await get('/')
    const { status, body } = await get('/', {}, 'HEAD')
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 })
    expect(rendered.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  test('shared caches may keep a page for ten seconds', async () => {
    await serve(page(SHARED))
    for (const { headers } of [await get('/'), await get('/')]) {
      expect(headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
      )
    }
  })

  test('a response in pieces is cached as a whole', async () => {
    await serve((_, response) => {
      setHead(response, SHARED)
      response.write('prvi ')
      response.write(Buffer.from('drugi '))
      response.end('treći', 'utf8')
    })
    await get('/')
    expect((await get('/')).body.toString()).toBe('prvi drugi treći')
    expect(rendered).toHaveLength(1)
  })

  test('each encoding has its own copy of the compressed bytes', async () => {
    const html = 'č'.repeat(5_000)
    await serve((_, response) => {
      setHead(response, { ...SHARED, 'content-type': 'text/html' }).end(html)
    }, withCompression)
    await get('/', { 'accept-encoding': 'gzip' })
    const again = await get('/', { 'accept-encoding': 'gzip, deflate' })
    expect(rendered).toHaveLength(1)
    expect(again.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(again.body).toString()).toBe(html)
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    await get('/', { 'accept-encoding': 'br;q=0, gzip' })
    const plain = await get('/')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(html)
    expect(rendered).toHaveLength(3)
  })
})

describe('rendered every time', () => {
  test.each<[string, Handler]>([
    ['a missing page', page(SHARED, 404)],
    ['a redirect', page({ ...SHARED, location: '/' }, 307)],
    ['a failure', page(SHARED, 500)],
    ['a page that Next does not keep', page({ 'cache-control': 's-maxage=60' })],
    ['a private page', page({ ...SHARED, 'cache-control': 'private, s-maxage=60' })],
    ['a page not to be stored', page({ ...SHARED, 'cache-control': 'no-store, s-maxage=60' })],
    ['a page without an age', page({ 'x-nextjs-cache': 'HIT' })],
    ['an answer that sets a cookie', page({ ...SHARED, 'set-cookie': 'a=b' })],
    ['an answer that depends on where one comes from', page({ ...SHARED, vary: 'rsc, Next-Url' })],
    ['an answer that depends on the cookies', page({ ...SHARED, vary: 'Cookie' })],
    ['an answer that depends on a language', page({ ...SHARED, vary: 'rsc, Accept-Language' })],
    ['an answer that depends on anything', page({ ...SHARED, vary: '*' })],
  ])('%s', async (_, answer) => {
    expect(await rendersOf(answer)).toBe(2)
  })

  describe.each(['/', '/prijava', '/registracija'])(
    '%s for signed-in visitors, who are redirected',
    (path) => {
      test.each(['iskra_user_token=x', 'a=b; iskra_user_token=x', 'a=b;iskra_admin_token=x'])(
        'with %s',
        async (cookie) => {
          expect(await rendersOf(page(SHARED), { cookie }, path)).toBe(2)
        },
      )
    },
  )

  test.each<Record<string, string>>([
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { 'next-router-state-tree': '[]' },
    { range: 'bytes=0-1' },
  ])('a request with %j', async (headers) => {
    expect(await rendersOf(page(SHARED), headers)).toBe(2)
  })

  test.each(['/5-razred?a=1', '/?', '/api/razredi'])('the address %s', async (path) => {
    expect(await rendersOf(page(SHARED), {}, path)).toBe(2)
  })

  test('a write, even after the page was cached', async () => {
    await serve(page(SHARED))
    await get('/')
    await get('/', {}, 'POST')
    expect(rendered.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  test('a signed-in visitor, even after the page was cached', async () => {
    await serve(page(SHARED))
    await get('/')
    await get('/', { cookie: 'iskra_user_token=x' })
    expect(rendered).toHaveLength(2)
  })

  test('a page whose content changed during rendering', async () => {
    await serve((_, response) => {
      renewTags(['content'])
      setHead(response, SHARED).end('old')
    })
    await get('/')
    await get('/')
    expect(rendered).toHaveLength(2)
  })
})

describe('a client with a copy of the page', () => {
  test('gets a 304 without a body', async () => {
    await serve(page(SHARED))
    await get('/')
    const { status, headers, body } = await get('/', { 'if-none-match': '"e1"' })
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 })
    expect(headers).toMatchObject({ etag: '"e1"', 'cache-control': PAGE_CACHE_CONTROL })
    expect(headers).not.toHaveProperty('content-length')
    expect(rendered).toHaveLength(1)
  })

  test('gets the new page if its copy is stale', async () => {
    await serve(page(SHARED))
    await get('/')
    expect(await get('/', { 'if-none-match': '"e0"' })).toMatchObject({ status: 200 })
  })
})

test('after a renewal every page is rendered again, once', async () => {
  await serve(page(SHARED))
  await get('/')
  renewTags(['content'])
  await get('/')
  await get('/')
  expect(rendered).toHaveLength(2)
})

describe('a stale page while the database is unavailable', () => {
  let fails: boolean

  async function serveFlapping() {
    fails = false
    await serve((asked, response) => {
      if (fails) return setHead(response, { 'content-type': 'text/plain' }, 500).end('kvar')
      return setHead(response, SHARED).end(`page ${rendered.length} ${asked.method}`)
    }, withUnavailablePage)
  }

  test('is replaced by its last copy until a new one can be rendered', async () => {
    await serveFlapping()
    const first = await get('/5-razred')
    for (const _ of 'abc') {
      renewTags(['content'])
      fails = true
      const stale = await get('/5-razred')
      expect(stale).toMatchObject({ status: 200, body: first.body })
      expect(stale.headers['cache-control']).toBe(PAGE_CACHE_CONTROL)
    }
    fails = false
    expect((await get('/5-razred')).body.toString()).toBe('page 5 GET')
    expect((await get('/5-razred')).body.toString()).toBe('page 5 GET')
  })

  test('responds to HEAD without a body', async () => {
    await serveFlapping()
    await get('/5-razred')
    renewTags(['content'])
    fails = true
    const { status, body } = await get('/5-razred', {}, 'HEAD')
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 })
  })

  test('is a 503 without a copy, and for signed-in visitors', async () => {
    await serveFlapping()
    await get('/')
    renewTags(['content'])
    fails = true
    expect((await get('/6-razred')).status).toBe(503)
    expect((await get('/', { cookie: 'iskra_user_token=x' })).status).toBe(503)
  })
})
