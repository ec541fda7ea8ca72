import { afterEach, expect, test, vi } from 'vitest'
import { listKeptPages } from '@/lib/platform/browser/kept-pages'

const SITE = 'https://iskra.test'

afterEach(() => vi.unstubAllGlobals())

const pageOf = (title: string) => {
  const note = encodeURIComponent(JSON.stringify({ title, trail: [], at: 1 }))
  return new Response('', { headers: { 'x-iskra-note': note } })
}

test('each stored page has its own title, even while the worker stores one again', async () => {
  const all = new Map(['/a', '/b', '/c'].map((path) => [SITE + path, pageOf(path)]))
  const pages = {
    keys: async () => {
      const keys = [...all.keys()].map((url) => ({ url }))
      // Stored again, it becomes the most recent.
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

test('a page removed meanwhile is not listed', async () => {
  const pages = { keys: async () => [{ url: `${SITE}/a` }], match: async () => undefined }
  vi.stubGlobal('window', { caches: { open: async () => pages } })
  expect(await listKeptPages()).toEqual([])
})
