import { beforeEach, expect, test, vi } from 'vitest'
import {
  responseOrStored,
  forgetResponses,
  MAX_LESSON_RESPONSES,
  MAX_ROUND_RESPONSES,
  questionsCacheKey,
} from '@/lib/platform/browser/kept-responses'
import { ApiError } from '@/lib/platform/http/client'

/** A browser's cache, by path. */
let kept: Map<string, Response>

beforeEach(() => {
  kept = new Map()
  const cache = {
    put: async (name: string, response: Response) => void kept.set(name, response),
    match: async (name: string) => kept.get(name)?.clone(),
    keys: async () => [...kept.keys()].map((name) => ({ url: `https://iskra.test${name}` })),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  }
  vi.stubGlobal('window', { caches: { open: async () => cache } })
})

const lost = () => Promise.reject(new ApiError(0, 'Nema veze'))

test('without a connection an owner gets the stored response, but other owners don’t', async () => {
  expect(await responseOrStored('maja', 'pitanja/1', async () => ['p'])).toEqual(['p'])
  expect(await responseOrStored('maja', 'pitanja/1', lost)).toEqual(['p'])
  await expect(responseOrStored('luka', 'pitanja/1', lost)).rejects.toThrow('Nema veze')
})

test('a refusal is passed on', async () => {
  await responseOrStored('maja', 'pitanja/1', async () => ['p'])
  const refuse = () => Promise.reject(new ApiError(403, 'Ne sada.'))
  await expect(responseOrStored('maja', 'pitanja/1', refuse)).rejects.toThrow('Ne sada.')
})

test('the oldest responses are removed beyond the maximum, and all of an owner when forgotten', async () => {
  for (let index = 0; index <= MAX_LESSON_RESPONSES; index += 1)
    await responseOrStored('maja', `pitanja/${index}`, async () => index)
  expect(kept.size).toBe(MAX_LESSON_RESPONSES)
  expect(kept.has('/maja/pitanja/0')).toBe(false)
  await responseOrStored('luka', 'pitanja/1', async () => 1)
  await forgetResponses('maja')
  expect([...kept.keys()]).toEqual(['/luka/pitanja/1'])
})

test('new rounds never push out a saved lesson', async () => {
  await responseOrStored('maja', questionsCacheKey('lekcija'), async () => 1)
  for (let round = 0; round <= MAX_ROUND_RESPONSES; round += 1)
    await responseOrStored('maja', questionsCacheKey('lekcija', `${round}`), async () => round)
  expect(kept.size).toBe(MAX_ROUND_RESPONSES + 1)
  expect(kept.has('/maja/pitanja/lekcija/')).toBe(true)
  expect(kept.has('/maja/pitanja/lekcija/0')).toBe(false)
})

test('an unavailable or full storage causes no failure', async () => {
  vi.stubGlobal('window', { caches: { open: () => Promise.reject(new Error('closed')) } })
  expect(await responseOrStored('maja', 'pitanja/1', async () => ['p'])).toEqual(['p'])
  vi.stubGlobal('window', {})
  expect(await responseOrStored('maja', 'pitanja/1', async () => ['p'])).toEqual(['p'])
  await expect(responseOrStored('maja', 'pitanja/1', lost)).rejects.toThrow('Nema veze')
})
