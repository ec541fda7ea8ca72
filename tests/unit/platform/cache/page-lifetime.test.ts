import { expect, test } from 'vitest'
import { setPageCacheHeaders, PAGE_CACHE_CONTROL } from '@/lib/platform/cache/page-lifetime'
import type { Handler, Layer } from '@/lib/platform/http/server'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'

const layer: Layer = (next) => (request, response) => {
  setPageCacheHeaders(response)
  return next(request, response)
}

async function controlOf(page: Handler): Promise<string | undefined> {
  const { get } = await serveBehindLayers([layer], page)
  return (await get('/')).headers['cache-control']
}

const SHARED = { 'cache-control': 's-maxage=2592000' }
const COOKIE = 'iskra_user_token=; Path=/'

test.each<[string, Record<string, string>, string | undefined]>([
  ['for everyone', SHARED, PAGE_CACHE_CONTROL],
  ['of one person', { 'cache-control': 'private, no-store' }, 'private, no-store'],
  [
    'for everyone that takes a cookie back',
    { ...SHARED, 'set-cookie': COOKIE },
    'private, no-store',
  ],
  ['without a lifetime that sets a cookie', { 'set-cookie': COOKIE }, 'private, no-store'],
  ['without a lifetime', {}, undefined],
])('a page %s', async (_, headers, control) => {
  expect(await controlOf((_request, response) => setHead(response, headers).end())).toBe(control)
})

test.each([
  ['an object', { 'Set-Cookie': COOKIE }],
  ['a list', ['set-cookie', COOKIE]],
])('a cookie in the headers of writeHead counts, as %s', async (_, headers) => {
  const page: Handler = (_request, response) =>
    setHead(response, SHARED).writeHead(200, headers).end()
  expect(await controlOf(page)).toBe('private, no-store')
})

test.each([
  ['an object', SHARED],
  ['a list', Object.entries(SHARED).flat()],
])('a lifetime in the headers of writeHead is limited, as %s', async (_, headers) => {
  expect(await controlOf((__, response) => response.writeHead(200, headers).end())).toBe(
    PAGE_CACHE_CONTROL,
  )
})

test('preloads and locations are sent once each', async () => {
  const font = '</baloo.woff2>; rel=preload; as="font"; crossorigin=""'
  const sheet = '</site.css>; rel=preload; as="style"'
  const link = [`${font}, ${sheet}`, `${font}, ${sheet}`]
  const page: Handler = (_request, response) => {
    response.setHeader('link', link)
    response.setHeader('location', ['/novo', '/novo'])
    response.end()
  }
  const { get } = await serveBehindLayers([layer], page)
  const { headers } = await get('/')
  expect(headers.link).toBe(`${font}, ${sheet}`)
  expect(headers.location).toBe('/novo')
})
