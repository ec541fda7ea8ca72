import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUILD } from '@/lib/health/build'
import { BUILD_CHECK_MS, followBuild, RELOAD_GUARD_MS } from '@/lib/browser/follow-build'

const offer = vi.fn()
const reload = vi.fn()
const server = vi.fn<typeof fetch>()
let stop: () => void

const answers = (build: unknown, status = 200) =>
  server.mockImplementation(async () => Response.json({ status: 'ok', build }, { status }))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Something of the page that can't be loaded. */
async function fails(element: HTMLScriptElement | HTMLLinkElement | HTMLImageElement) {
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
  await pass(0)
}

const scriptAt = (src: string) => Object.assign(document.createElement('script'), { src })
const chunk = () => scriptAt('/_next/static/chunks/postavke.js')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  for (const mock of [offer, reload, server]) mock.mockReset()
  answers(BUILD)
  stop = followBuild(offer, reload)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps the times of the specification (section 9)', () => {
  expect([BUILD_CHECK_MS, RELOAD_GUARD_MS]).toEqual([3_600_000, 10_000])
})

describe('a new build', () => {
  it('is asked for every hour, and offered once', async () => {
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
    expect(reload).not.toHaveBeenCalled()
  })

  it('is asked for when a tab that slept for an hour is looked at', async () => {
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
  ])('is not offered where the server %s', async (_, happens) => {
    happens()
    await pass(BUILD_CHECK_MS)
    expect(server).toHaveBeenCalledOnce()
    expect(offer).not.toHaveBeenCalled()
  })
})

describe('a part of the page that is gone', () => {
  it('has the page loaded anew, once in ten seconds', async () => {
    await fails(chunk())
    expect(reload).toHaveBeenCalledOnce()
    await pass(RELOAD_GUARD_MS - 1)
    await fails(chunk())
    expect(reload).toHaveBeenCalledOnce()
    await pass(1)
    await fails(chunk())
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('counts for each path alone', async () => {
    await fails(chunk())
    window.history.pushState(null, '', '/5-razred')
    await fails(chunk())
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('may be a style sheet', async () => {
    const href = '/_next/static/chunks/kviz.css'
    await fails(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leaves the page as it is without a connection', async () => {
    server.mockRejectedValue(new TypeError('no network'))
    await fails(chunk())
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not what else fails', async () => {
    await fails(scriptAt('https://statistika.test/a.js'))
    await fails(Object.assign(document.createElement('img'), { src: '/_next/static/slika.png' }))
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page as it is where nothing can be noted', async () => {
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    await fails(chunk())
    closed.mockRestore()
    expect(reload).not.toHaveBeenCalled()
  })
})
