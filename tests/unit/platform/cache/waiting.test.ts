import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { renewTags } from '@/lib/platform/cache/freshness'
import { withPageCache } from '@/lib/platform/cache/page-cache'
import { forgetPages } from '@/lib/platform/cache/page-store'
import { withRenderingTracking } from '@/lib/platform/cache/renderings'
import type { Layer } from '@/lib/platform/http/server'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'
import { waitUntil } from '@/tests/support/processes'

const SHARED = { 'x-nextjs-cache': 'MISS', 'cache-control': 's-maxage=60' }

beforeEach(forgetPages)

/** Pages whose rendering the test ends. */
async function serveHeld() {
  const held: ServerResponse[] = []
  const served = await serveBehindLayers([withPageCache], (_, response) => {
    held.push(setHead(response, SHARED))
  })
  const begun = (count: number) =>
    waitUntil(`${count} pages are being made`, () => held.length === count)
  const end = (place: number, text: string, status = 200) => {
    const response = held[place]
    if (response) response.statusCode = status
    response?.end(text)
  }
  return { ...served, begun, end }
}

const textOf = async (answer: Promise<{ body: Buffer }>) => (await answer).body.toString()

describe('a page that is being rendered', () => {
  test('is rendered once for all requests', async () => {
    const { get, rendered, begun, end } = await serveHeld()
    const asked = Array.from({ length: 20 }, () => textOf(get('/5-razred')))
    await begun(1)
    end(0, 'stranica')
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['stranica']))
    expect(rendered).toHaveLength(1)
  })

  test('is not served to requests that came after its renewal', async () => {
    const { get, begun, end } = await serveHeld()
    const before = textOf(get('/5-razred'))
    await begun(1)
    renewTags(['content'])
    const after = textOf(get('/5-razred'))
    end(0, 'staro')
    expect(await before).toBe('staro')
    await begun(2)
    end(1, 'novo')
    expect(await after).toBe('novo')
    expect(await textOf(get('/5-razred'))).toBe('novo')
  })

  test('is rendered by another request if it fails', async () => {
    const { get, begun, end } = await serveHeld()
    const asked = [get('/5-razred'), get('/5-razred')]
    await begun(1)
    end(0, 'kvar', 500)
    await begun(2)
    end(1, 'kvar', 500)
    for (const one of asked) expect(await textOf(one)).toBe('kvar')
  })

  test('delays no other page', async () => {
    const { get, begun, end } = await serveHeld()
    const asked = [get('/5-razred'), get('/6-razred')]
    await begun(2)
    end(0, 'a')
    end(1, 'b')
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200])
  })
})

test('a page that began beside an older rendering may show its values, so it is not cached as new', async () => {
  const { get, begun, end, rendered } = await serveHeld()
  const older = get('/5-razred')
  await begun(1)
  renewTags(['content'])
  const beside = get('/6-razred')
  await begun(2)
  end(0, 'staro')
  end(1, 'možda staro')
  await Promise.all([older, beside])
  const again = get('/6-razred')
  await begun(3)
  end(2, 'novo')
  await again
  await get('/6-razred')
  expect(rendered).toHaveLength(3)
})

test('a response from another request’s rendering has no known tags, and is not cached', async () => {
  // Like Next: the second request gets the first one's page, outside of its own rendering.
  const outside: Layer = () => (_, response) => void setHead(response, SHARED).end('stranica')
  const { get } = await serveBehindLayers(
    [withPageCache, withRenderingTracking, outside],
    () => undefined,
  )
  for (const _ of 'ab') {
    expect((await get('/5-razred')).headers).not.toHaveProperty('cache-status')
  }
})
