import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUILD } from '@/lib/platform/health/build'
import { BUILD_CHECK_MS, watchForNewBuild } from '@/lib/platform/browser/watch-for-new-build'

const offer = vi.fn()
const server = vi.fn<typeof fetch>()
let stop: () => void

const answers = (build: unknown, status = 200) =>
  server.mockImplementation(async () => Response.json({ status: 'ok', build }, { status }))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  for (const mock of [offer, server]) mock.mockReset()
  answers(BUILD)
  stop = watchForNewBuild(offer)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('checks once an hour (rule 6.1)', () => {
  expect(BUILD_CHECK_MS).toBe(3_600_000)
})

describe('a new build', () => {
  it('is checked for every hour, and offered once', async () => {
    await pass(BUILD_CHECK_MS - 1)
    expect(server).not.toHaveBeenCalled()
    await pass(1)
    expect(server.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/^.api.health/)])
    expect(offer).not.toHaveBeenCalled()
    answers('another')
    await pass(BUILD_CHECK_MS)
    expect(offer).toHaveBeenCalledOnce()
    await pass(5 * BUILD_CHECK_MS)
    expect(offer).toHaveBeenCalledOnce()
    expect(server).toHaveBeenCalledTimes(2)
  })

  it('is checked for when a tab that slept for an hour is viewed', async () => {
    vi.setSystemTime(Date.now() + BUILD_CHECK_MS - 1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(server).not.toHaveBeenCalled()
    vi.setSystemTime(Date.now() + 1)
    answers('another')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(offer).toHaveBeenCalledOnce()
  })

  it.each<[string, () => unknown]>([
    ['is not reached', () => server.mockRejectedValue(new TypeError('no network'))],
    ['refuses', () => answers('another', 503)],
    ['answers rubbish', () => server.mockResolvedValue(new Response('<html>'))],
    ['names no build', () => answers(undefined)],
  ])('is not offered when the server %s', async (_, happens) => {
    happens()
    await pass(BUILD_CHECK_MS)
    expect(server).toHaveBeenCalledOnce()
    expect(offer).not.toHaveBeenCalled()
  })
})
