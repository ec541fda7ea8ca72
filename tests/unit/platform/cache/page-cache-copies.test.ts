import { beforeEach, describe, expect, test } from 'vitest'
import { renewTags } from '@/lib/platform/cache/freshness'
import { forgetPages, PAGE_STORE_LIMITS, pageStoreSize } from '@/lib/platform/cache/page-store'
import { withKnownAddresses, NOT_FOUND_PATH } from '@/lib/platform/http/known-addresses'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'

const SHARED = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000', etag: '"e1"' }
const AHEAD = { rsc: '1', 'next-router-segment-prefetch': '/_tree' }
const ASKED = '/5-razred?_rsc=a1'

beforeEach(forgetPages)

const serve = (headers: Record<string, string> = SHARED, status = 200) =>
  serveBehindLayers([withPageCache], (asked, response) =>
    setHead(response, headers, status).end(`${asked.url} ${asked.headers['accept-encoding']}`),
  )

test('a stored personal page is served to visitors with a session, and never to other caches', async () => {
  const { get, rendered } = await serve()
  const cookie = 'iskra_user_token=x'
  const answers = [await get('/profil', { cookie }), await get('/profil', { cookie })]
  expect(rendered).toHaveLength(1)
  for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
  await get('/profil')
  await get('/profil', { cookie: 'iskra_admin_token=x' })
  for (const _ of 'ab') await get('/profil/greske', { cookie })
  expect(rendered).toHaveLength(4)
})

test.each([
  ['/admin', 'iskra_admin_token=x', 1],
  ['/admin/literatura', 'iskra_user_token=x; iskra_admin_token=x', 1],
  ['/admin/literatura', 'iskra_user_token=x', 2],
  ['/admin/literatura', '', 2],
  // Admins with a session are redirected from there.
  ['/admin/login', '', 1],
  ['/admin/login', 'iskra_admin_token=x', 2],
])('%s with „%s” is rendered %i times of two', async (path, cookie, times) => {
  const { get, rendered } = await serve()
  for (const _ of 'ab') await get(path, { cookie })
  expect(rendered).toHaveLength(times)
})

describe('a segment that the router prefetches', () => {
  test.each<Record<string, string>>([
    {},
    { 'next-router-prefetch': '1' },
    { 'next-router-prefetch': '2' },
  ])('with %j is cached', async (headers) => {
    const { get, rendered } = await serve()
    for (const _ of 'ab') await get(ASKED, { ...AHEAD, ...headers })
    expect(rendered).toHaveLength(1)
  })

  test('has a copy for each segment and each kind of request', async () => {
    const { get, rendered } = await serve()
    const ways = [
      AHEAD,
      { ...AHEAD, 'next-router-prefetch': '1' },
      { ...AHEAD, 'next-router-prefetch': '2' },
      { ...AHEAD, 'next-router-segment-prefetch': '/_head' },
    ]
    for (const headers of [...ways, ...ways]) await get(ASKED, headers)
    expect(rendered).toHaveLength(ways.length)
    expect(pageStoreSize().entries).toBe(ways.length)
  })

  test.each<Record<string, string>>([
    { rsc: '0' },
    { rsc: '2' },
    { rsc: '1, 1' },
    { rsc: '' },
    { 'next-router-prefetch': '3' },
    { 'next-router-prefetch': '11' },
    { 'next-router-prefetch': 'x' },
    { 'next-router-state-tree': '' },
  ])('with %j is not cached, since unknown values are not part of a key', async (headers) => {
    const { get, rendered } = await serve()
    for (const _ of 'ab') await get(ASKED, { ...AHEAD, ...headers })
    expect(rendered).toHaveLength(2)
    expect(pageStoreSize().entries).toBe(0)
  })

  test.each([
    ['without the part', { rsc: '1', 'next-router-prefetch': '1' }],
    ['without rsc', { 'next-router-segment-prefetch': '/_tree' }],
  ])('%s is not cached', async (_, headers) => {
    const { get, rendered } = await serve()
    for (const __ of 'ab') await get(ASKED, headers)
    expect(rendered).toHaveLength(2)
  })

  test.each([
    '/5-razred',
    '/5-razred?',
    '/5-razred?_rsc=a&x=1',
    '/5-razred?_rsc=a%20b',
    '/5-razred?_rsc=a?_rsc=b',
    '/5-razred?_RSC=a',
  ])('requested as %s is not cached', async (path) => {
    const { get, rendered } = await serve()
    for (const _ of 'ab') await get(path, AHEAD)
    expect(rendered).toHaveLength(2)
  })
})

describe('the negotiated encoding', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['*', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.000', 'identity'],
    ['br ; Q=0 , gzip', 'gzip'],
    ['br;q=0.001, gzip;q=0', 'br'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['gzip;q=0,br;q=0', 'identity'],
    ['brotli, xgzip', 'identity'],
  ])('for „%s” is %s', async (sent, read) => {
    const { get, rendered } = await serve()
    await get('/', { 'accept-encoding': sent })
    expect(rendered[0]?.headers['accept-encoding']).toBe(read)
  })

  test('is the only part of a key from that header, so all lists share three copies', async () => {
    const { get, rendered } = await serve()
    const lists = ['br', 'br, gzip', 'gzip, br;q=0.1', 'gzip', 'x, gzip', 'x', 'y;q=1', '']
    for (const list of lists) await get('/', { 'accept-encoding': list })
    expect(rendered).toHaveLength(3)
    expect(pageStoreSize().entries).toBe(3)
  })
})

test('a cookie whose name only resembles a session’s is no session', async () => {
  const { get, rendered } = await serve()
  for (const _ of 'ab') await get('/', { cookie: 'x_iskra_user_token=1; iskra_user_tokens=2' })
  expect(rendered).toHaveLength(1)
})

test.each(['W/"e1"', '*', 'W/"e0", W/"e1"', ' "e1" ,"e2"', '"e0",*'])(
  'a request with the page’s ETag, alone or in a list (%s), gets a 304',
  async (tags) => {
    const { get } = await serve()
    await get('/')
    expect(await get('/', { 'if-none-match': tags })).toMatchObject({ status: 304 })
  },
)

test.each(['e1', '"E1"', '"e1', '"e11"', ''])(
  'the tag %s doesn’t match the page’s',
  async (tag) => {
    const { get } = await serve()
    await get('/')
    expect(await get('/', { 'if-none-match': tag })).toMatchObject({ status: 200 })
  },
)

describe('the 404 page of all unknown addresses', () => {
  const PRIVATE = { 'x-nextjs-cache': 'HIT', 'cache-control': 'private, no-store', etag: '"e1"' }
  const serveNowhere = (status: number, headers: Record<string, string> = PRIVATE) =>
    serveBehindLayers([withKnownAddresses(() => true), withPageCache], (_, response) =>
      setHead(response, headers, status).end('nema'),
    )

  test('is rendered once, and never cached elsewhere', async () => {
    const { get, rendered } = await serveNowhere(404)
    for (const path of ['/a', '/b?x=1', '/%ff']) {
      const { status, headers, body } = await get(path)
      expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'nema' })
      expect(headers['cache-control']).toBe('private, no-store')
    }
    expect(rendered.map(({ url }) => url)).toEqual([NOT_FOUND_PATH])
  })

  test('is a 404 even for requests that claim to have it', async () => {
    const { get } = await serveNowhere(404)
    for (const _ of 'ab') {
      expect((await get('/a', { 'if-none-match': '*' })).status).toBe(404)
    }
  })

  test.each([
    ['that failed', 503, PRIVATE],
    ['that Next does not keep', 404, { 'cache-control': 'private, no-store' }],
    ['that sets a cookie', 404, { ...PRIVATE, 'set-cookie': 'a=b' }],
  ])('is not cached from a response %s', async (_, status, headers) => {
    const { get, rendered } = await serveNowhere(status, headers)
    for (const path of ['/a', '/b']) await get(path)
    expect(rendered).toHaveLength(2)
  })
})

test('a page of the maximum size is cached, even in pieces; a page of one byte more is not', async () => {
  const half = Buffer.alloc(PAGE_STORE_LIMITS.page / 2)
  const { get, rendered } = await serveBehindLayers([withPageCache], (asked, response) => {
    setHead(response, SHARED).write(half)
    if (asked.url === '/prevelika') response.write('x')
    response.end(half)
  })
  for (const path of ['/velika', '/velika', '/prevelika', '/prevelika']) await get(path)
  expect(rendered.map(({ url }) => url)).toEqual(['/velika', '/prevelika', '/prevelika'])
  expect(pageStoreSize().entries).toBe(1)
})

test('a page whose content changed during the response is not cached', async () => {
  const { get, rendered } = await serveBehindLayers([withPageCache], (_, response) => {
    setHead(response, SHARED).write('staro ')
    renewTags(['content'])
    response.end('i još staro')
  })
  for (const _ of 'ab') await get('/')
  expect(rendered).toHaveLength(2)
})

test('an aborted page is not cached', async () => {
  const { get, rendered } = await serveBehindLayers([withPageCache], (_, response) => {
    setHead(response, SHARED).write('pola')
    response.destroy()
  })
  for (const _ of 'ab') await expect(get('/')).rejects.toThrow()
  expect(rendered).toHaveLength(2)
})

describe('a call with the same response for everyone', () => {
  const OF_A_CALL = { 'cache-control': 'no-store', 'content-type': 'application/json' }
  const SITE = '/api/dynamic-content'

  test('is served from the cache until the content changes; other calls are not cached', async () => {
    const { get, rendered } = await serve(OF_A_CALL)
    for (const cookie of ['', 'iskra_user_token=x']) {
      expect((await get(SITE, { cookie })).headers).toMatchObject(OF_A_CALL)
    }
    expect(rendered).toHaveLength(1)
    renewTags(['content'])
    await get(SITE)
    expect(rendered).toHaveLength(2)
  })

  test.each(['/api/razredi', `${SITE}?a`, `${SITE}/`])('does not include %s', async (path) => {
    const { get, rendered } = await serve(OF_A_CALL)
    for (const _ of 'ab') await get(path)
    expect(rendered).toHaveLength(2)
  })

  test('is executed again after a failure', async () => {
    const { get, rendered } = await serve(OF_A_CALL, 503)
    for (const _ of 'ab') await get(SITE)
    expect(rendered).toHaveLength(2)
  })
})
