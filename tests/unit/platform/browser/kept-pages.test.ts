import { afterEach, expect, test, vi } from 'vitest'
import { listKeptPages } from '@/lib/platform/browser/kept-pages'

const SITE = 'https://iskra.test'

afterEach(() => vi.unstubAllGlobals())

const pageOf = (title: string) => {
  const note = encodeURIComponent(JSON.stringify({ title, trail: [], at: 1 }))
  return new Response('', { headers: { 'x-iskra-note': note } })
}

test('each kept page has its own name, also while the worker keeps one anew', async () => {
  const all = new Map(['/a', '/b', '/c'].map((path) => [SITE + path, pageOf(path)]))
  const pages = {
    keys: async () => {
      const keys = [...all.keys()].map((url) => ({ url }))
      // Kept anew, it is the latest.
      all.delete(`${SITE}/a`)
      all.set(`${SITE}/a`, pageOf('/a'))
      return keys
    },
    match: async ({ url }: { url: string }) => all.get(url),
    matchAll: async () => [...all.values()],
  }
  vi.stubGlobal('window', { caches: { open: async () => pages } })
  const listed = await listKeptPages()
  expect(listed.map(({ path, title }) => [path, title])).toEqual([
    ['/c', '/c'],
    ['/b', '/b'],
    ['/a', '/a'],
  ])
})

test('a page that has gone meanwhile is not listed', async () => {
  const pages = { keys: async () => [{ url: `${SITE}/a` }], match: async () => undefined }
  vi.stubGlobal('window', { caches: { open: async () => pages } })
  expect(await listKeptPages()).toEqual([])
})
