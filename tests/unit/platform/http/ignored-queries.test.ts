import { describe, expect, test } from 'vitest'
import {
  QUERY_HEADER,
  queryNamesReadBy,
  keepsWholeQuery,
  withIgnoredQueries,
} from '@/lib/platform/http/ignored-queries'
import { filesIn, textOf } from '@/tests/architecture/sources'
import { serveBehindLayers } from '@/tests/support/layer-server'

/** The address that Next gets, and the query that middleware.ts gets. */
async function handedOn(path: string, headers: Record<string, string> = {}) {
  const { get, rendered } = await serveBehindLayers([withIgnoredQueries], (_, response) =>
    response.end(),
  )
  await get(path, headers)
  return [rendered[0]?.url, rendered[0]?.headers[QUERY_HEADER]]
}

describe('the query of a page that doesn’t read it', () => {
  test.each([
    ['/5-razred?fbclid=x', '/5-razred', '?fbclid=x'],
    ['/?', '/', '?'],
    ['/?utm_source=a?b&x=%', '/', '?utm_source=a?b&x=%'],
    ['/prijava?povratak=%2Finbox', '/prijava', '?povratak=%2Finbox'],
    ['/5-razred?_rsc=a', '/5-razred', '?_rsc=a'],
    ['/_next/static/a.js?dpl=1', '/_next/static/a.js', '?dpl=1'],
    ['/sitemap.xml?x=1&part=2&y=part=3', '/sitemap.xml?part=2', '?x=1&part=2&y=part=3'],
    ['/sitemap.xml?part=%31', '/sitemap.xml', '?part=%31'],
    ['/5-razred?part=1', '/5-razred', '?part=1'],
  ])('%s is removed', async (asked, path, query) => {
    expect(await handedOn(asked)).toEqual([path, query])
  })

  test.each([
    ['/5-razred?_rsc=a-1', '/5-razred?_rsc=a-1'],
    ['/5-razred?x=1&_rsc=a', '/5-razred?_rsc=a'],
    ['/5-razred?_rsc=a&x=1&_rsc=b', '/5-razred?_rsc=a'],
    ['/5-razred?x=1', '/5-razred'],
    ['/sitemap.xml?part=1&_rsc=a', '/sitemap.xml?part=1&_rsc=a'],
  ])('%s is removed for the router, except the router’s own parameter', async (asked, path) => {
    expect((await handedOn(asked, { rsc: '1' }))[0]).toBe(path)
  })
})

test.each(['/5-razred', '/5-razred/?a=1', '/api/razredi?a=1'])(
  '%s is passed on unchanged',
  async (path) => {
    expect(await handedOn(path)).toEqual([path, undefined])
  },
)

test('a client can’t set the internal header', async () => {
  expect(await handedOn('/profil', { [QUERY_HEADER]: '?povratak=/x' })).toEqual([
    '/profil',
    undefined,
  ])
})

test('code on the server that reads the query only runs for addresses that keep it', () => {
  const files = filesIn('app', 'page.tsx', 'layout.tsx', 'route.ts').filter((file) => {
    return /searchParams|nextUrl|\.url\b/.test(textOf(file))
  })
  const paths = files.map((file) =>
    file.replace(/^app|\/\([\w-]+\)|\/(page|layout|route)\.tsx?$/g, ''),
  )
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !keepsWholeQuery(path) && !queryNamesReadBy(path).length)).toEqual(
    [],
  )
})
