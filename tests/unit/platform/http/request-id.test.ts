import { beforeEach, describe, expect, test } from 'vitest'
import { forgetPages } from '@/lib/platform/cache/page-store'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { withUnavailablePage } from '@/lib/platform/cache/unavailable-page'
import { withRequestId, withRequestIdHeader } from '@/lib/platform/http/request-id'
import { currentRequestId } from '@/lib/platform/request-id'
import { serveBehindLayers, setHead } from '@/tests/support/layer-server'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const SHARED = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=31536000', etag: '"e1"' }

beforeEach(forgetPages)

/** The ids in a response and in what the page saw, for a request that claims an id. */
async function idsFor(trustedProxies: number, claimed?: string) {
  const { get } = await serveBehindLayers(
    [withRequestId(trustedProxies), withRequestIdHeader],
    (_, response) => response.end(currentRequestId()),
  )
  const { headers, body } = await get('/', claimed === undefined ? {} : { 'x-request-id': claimed })
  return { sent: headers['x-request-id'], seen: body.toString() }
}

describe('an id', () => {
  test('is made for each request, sent with its response, and known to its work', async () => {
    const { sent, seen } = await idsFor(0)
    expect(sent).toMatch(UUID)
    expect(seen).toBe(sent)
    expect(currentRequestId()).toBeUndefined()
  })

  test('is taken from a trusted proxy only', async () => {
    expect(await idsFor(1, 'a1.B-2_c')).toEqual({ sent: 'a1.B-2_c', seen: 'a1.B-2_c' })
    expect((await idsFor(0, 'a1.B-2_c')).sent).toMatch(UUID)
  })

  test.each([
    ['empty', ''],
    ['too long', 'a'.repeat(65)],
    ['two ids', 'a, b'],
    ['with a forged line', 'a"b'],
  ])('is made anew when the proxy sends one that is %s', async (_, claimed) => {
    expect((await idsFor(1, claimed)).sent).toMatch(UUID)
    expect((await idsFor(1, 'a'.repeat(64))).sent).toBe('a'.repeat(64))
  })
})

test('each response of a cached page has its own id', async () => {
  const { get, rendered } = await serveBehindLayers(
    [withRequestId(0), withPageCache, withRequestIdHeader],
    (_, response) => setHead(response, SHARED).end('page'),
  )
  const answers = [
    await get('/5-razred'),
    await get('/5-razred'),
    await get('/5-razred', { 'if-none-match': '"e1"' }),
  ]
  expect(rendered).toHaveLength(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304])
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(UUID)
})

test('a replaced error page keeps the id of its request', async () => {
  const { get } = await serveBehindLayers(
    [withRequestId(1), withRequestIdHeader, withUnavailablePage],
    (_, response) => setHead(response, {}, 500).end('x'),
  )
  const { status, headers } = await get('/5-razred', { 'x-request-id': 'r-7' })
  expect(status).toBe(503)
  expect(headers['x-request-id']).toBe('r-7')
})
