import { beforeEach, expect, test, vi } from 'vitest'
import { coalesced, renewals, type Renew } from '@/lib/cache/renewals'
import { CACHE_TAGS, type CacheTag } from '@/lib/cache/tags'
import { withInFlight } from '@/lib/http/in-flight'
import { serveBehind } from '@/tests/support/layer-server'
import { until } from '@/tests/support/processes'

/** A renewal that the test ends itself, and what it has seen. */
function heldRenewal() {
  const begun: CacheTag[][] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const renew: Renew = (tags) => {
    begun.push(tags)
    return new Promise((resolve, reject) => ends.push({ resolve, reject }))
  }
  return { begun, ends, renew }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('what is asked while one runs waits for it, together', async () => {
  const { begun, ends, renew } = heldRenewal()
  const ask = coalesced(renew)
  const first = ask(['content'])
  await settled()
  const rest = Array.from({ length: 300 }, (_, index) => ask([index % 2 ? 'site' : 'content']))
  await settled()
  expect(begun).toEqual([['content']])
  ends[0]?.resolve()
  await first
  await settled()
  expect(begun).toEqual([['content'], ['content', 'site']])
  const last = ask(['site'])
  ends[1]?.resolve()
  await Promise.all(rest)
  await settled()
  expect(begun).toEqual([['content'], ['content', 'site'], ['site']])
  ends[2]?.resolve()
  await last
})

test('a failure is told to those who asked for it, and the next one runs', async () => {
  const { begun, ends, renew } = heldRenewal()
  const ask = coalesced(renew)
  const [one, other] = [ask(['site']), ask(['content'])]
  await settled()
  const next = ask(['site'])
  ends[0]?.reject(new Error('Pages were not renewed: 503'))
  await expect(one).rejects.toThrow('503')
  await expect(other).rejects.toThrow('503')
  await settled()
  ends[1]?.resolve()
  await expect(next).resolves.toBeUndefined()
  expect(begun).toEqual([['site', 'content'], ['site']])
})

let renew = vi.fn<Renew>()
const failures: unknown[] = []

beforeEach(() => {
  renew = vi.fn<Renew>().mockResolvedValue()
  failures.length = 0
})

const start = (signal = new AbortController().signal) =>
  renewals({ renew, signal, onLateFailure: (error) => failures.push(error) })

/** A page that is being made until `release`. */
async function heldPage() {
  let release: () => unknown = () => undefined
  const { get, rendered } = await serveBehind([withInFlight], (_, response) => {
    release = () => response.end()
  })
  const page = get('/5-razred')
  await until('the page is being made', () => rendered.length === 1)
  return { release: () => (release(), page) }
}

test('with no page under way a change is one renewal', async () => {
  await start()(['content'])
  await settled()
  expect(renew.mock.calls).toEqual([[['content']]])
})

test('pages that were being made are renewed once more when they have gone out', async () => {
  const page = await heldPage()
  await start()(['content'])
  await settled()
  expect(renew).toHaveBeenCalledTimes(1)
  await page.release()
  await until('they are renewed again', () => renew.mock.calls.length === 2)
  expect(renew.mock.calls).toEqual([[['content']], [['content']]])
})

test('a page that begins while the renewal runs counts as well', async () => {
  let page: Awaited<ReturnType<typeof heldPage>> | undefined
  renew.mockImplementationOnce(async () => void (page = await heldPage()))
  await start()(['site'])
  expect(renew).toHaveBeenCalledTimes(1)
  await page?.release()
  await until('it is renewed again', () => renew.mock.calls.length === 2)
})

test('a page that begins and ends while the renewal runs counts too', async () => {
  renew.mockImplementationOnce(async () => {
    const page = await heldPage()
    await page.release()
  })
  await start()(['content'])
  await until('it is renewed again', () => renew.mock.calls.length === 2)
  await settled()
  expect(renew).toHaveBeenCalledTimes(2)
})

test('hundreds of changes beside a long answer are a handful of renewals, never two at once', async () => {
  const page = await heldPage()
  let running = 0
  let most = 0
  renew.mockImplementation(async () => {
    most = Math.max(most, (running += 1))
    await settled()
    running -= 1
  })
  const ask = start()
  const asked = Array.from({ length: 400 }, (_, index) => ask([CACHE_TAGS[index % 2] ?? 'site']))
  await Promise.all(asked)
  const more = Array.from({ length: 400 }, () => ask(['content']))
  await Promise.all(more)
  expect(renew.mock.calls.length).toBeLessThanOrEqual(4)
  const early = renew.mock.calls.length
  await page.release()
  await until('the last one has run', () => renew.mock.calls.length > early)
  await settled()
  expect(renew.mock.calls.length).toBeLessThanOrEqual(early + 2)
  expect(renew.mock.lastCall).toEqual([expect.arrayContaining(['content'])])
  expect(most).toBe(1)
})

test('a late renewal that fails is told, and none follows the end of the watch', async () => {
  const page = await heldPage()
  renew.mockResolvedValueOnce().mockRejectedValueOnce(new Error('Pages were not renewed: 503'))
  await start()(['content'])
  await page.release()
  await until('the failure is told', () => failures.length === 1)

  const ending = new AbortController()
  const last = await heldPage()
  await start(ending.signal)(['content'])
  const before = renew.mock.calls.length
  ending.abort()
  await last.release()
  await settled()
  expect(renew).toHaveBeenCalledTimes(before)
})
