import type { CacheHandler } from 'next/cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { renewTags } from '@/lib/platform/cache/freshness'
import { replaceStoresOfNext } from '@/lib/platform/cache/next-stores'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'

type PageStore = {
  get(key: string): Promise<{ value: { html: string } | null } | null>
  set(key: string, value: object | null, context: object): Promise<void>
}

/** As Next looks them up. */
type Stores = { FetchCache: new () => PageStore; DefaultCache: CacheHandler }

let pages: PageStore
let values: CacheHandler
beforeAll(() => {
  replaceStoresOfNext()
  const place = globalThis as unknown as Record<symbol, Stores>
  const stores = place[Symbol.for('@next/cache-handlers')]
  if (!stores) throw new Error('Next finds no stores.')
  pages = new stores.FetchCache()
  values = stores.DefaultCache
})

/** Runs work within a request, like Next. */
async function inRequest<T>(work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined
  const { get } = await serveBehindLayers([], async (_, response) => {
    result = work()
    await result
    response.end()
  })
  await get('/')
  if (!result) throw new Error('Nothing was asked.')
  return result
}

const page = (html: string, tags: string) => ({
  html,
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': tags },
})

const entry = (text: string, tags: string[]) =>
  Promise.resolve({
    value: new Blob([text]).stream(),
    tags,
    stale: 300,
    timestamp: Date.now(),
    expire: 3_600,
    revalidate: 900,
  })

describe('a page', () => {
  test('is returned unchanged until one of its tags is renewed', async () => {
    const tags = 'content,lesson:a,_N_T_/layout'
    await inRequest(() => pages.set('page', page('žaba', tags), {}))
    expect((await pages.get('page'))?.value).toEqual(page('žaba', tags))
    renewTags(['lesson:b'])
    expect(await pages.get('page')).not.toBeNull()
    renewTags(['lesson:a'])
    expect(await pages.get('page')).toBeNull()
  })

  test('whose rendering began before a renewal is stale when stored afterwards', async () => {
    await inRequest(async () => {
      renewTags(['lesson:a'])
      await pages.set('late', page('staro', 'lesson:a'), {})
      await pages.set('other', page('novo', 'lesson:b'), {})
    })
    expect(await pages.get('late')).toBeNull()
    expect(await pages.get('other')).not.toBeNull()
  })

  test('that doesn’t exist is remembered as missing', async () => {
    await inRequest(() => pages.set('missing', null, {}))
    expect(await pages.get('missing')).toMatchObject({ value: null })
    expect(await pages.get('never asked for')).toBeNull()
  })

  test('leaves no lifetime behind forever', async () => {
    const manifest = { routes: {}, dynamicRoutes: {} }
    const remembered = new SharedCacheControls(manifest as never)
    const owner = { kind: 'APP_PAGE', sourceRoute: '/[razred]/page' } as never
    const key = 'test'
    remembered.set(key, { revalidate: 1, expire: 2 })
    for (let place = 0; place < 20_000; place += 1) await pages.set(`${place}`, null, {})
    expect(remembered.get(key, owner)).toBeUndefined()
  })
})

test('a value of a cached function is returned to all readers until its tag is renewed', async () => {
  await inRequest(() => values.set('value', entry('žaba', ['content', 'title:a'])))
  for (const _ of 'ab') {
    const found = await values.get('value', [])
    expect(await new Response(found?.value).text()).toBe('žaba')
    expect(found).toMatchObject({ tags: ['content', 'title:a'], expire: 3_600 })
  }
  renewTags(['title:a'])
  expect(await values.get('value', [])).toBeUndefined()
})

test('a value read before a renewal is stale when stored afterwards', async () => {
  await inRequest(async () => {
    const pending = entry('staro', ['title:a'])
    const kept = values.set('late', pending)
    renewTags(['title:a'])
    await kept
  })
  expect(await values.get('late', [])).toBeUndefined()
})

test('a page is as fresh as its request, however old its values are', async () => {
  await inRequest(() => values.set('banner', entry('banner', ['site'])))
  renewTags(['content'])
  const { get, rendered } = await serveBehindLayers([withPageCache], async (_, response) => {
    expect(await values.get('banner', [])).toBeDefined()
    await pages.set('with a banner', page('stranica', 'content,site'), {})
    setHead(response, { 'x-nextjs-cache': 'MISS', 'cache-control': 's-maxage=60' }).end('stranica')
  })
  for (const _ of 'ab') await get('/s-natpisom')
  expect(rendered).toHaveLength(1)
})
