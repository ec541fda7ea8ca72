import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RELOAD_GUARD_MS, RELOAD_SCRIPT } from '@/lib/platform/browser/reload-script'

const reload = vi.fn()
const server = vi.fn<typeof fetch>()
let ended: AbortController

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A resource of the page that fails to load. */
async function fails(element: HTMLScriptElement | HTMLLinkElement | HTMLImageElement) {
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
  await pass(0)
}

const scriptAt = (src: string) => Object.assign(document.createElement('script'), { src })
const chunk = () => scriptAt('/_next/static/chunks/postavke.js')

/** Runs as in a page, with a mocked reload. */
function runScript(): void {
  const location = {
    get pathname() {
      return window.location.pathname
    },
    reload,
  }
  const listen = (kind: string, hear: EventListener, capture: boolean) =>
    window.addEventListener(kind, hear, { capture, signal: ended.signal })
  new Function('location', 'fetch', 'addEventListener', RELOAD_SCRIPT)(location, server, listen)
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  window.history.pushState(null, '', '/')
  for (const mock of [reload, server]) mock.mockReset()
  server.mockImplementation(async () => Response.json({ status: 'ok' }))
  ended = new AbortController()
  runScript()
})

afterEach(() => {
  ended.abort()
  vi.useRealTimers()
})

it('waits ten seconds (rule 6.2)', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000)
})

describe('a missing part of the page', () => {
  it('reloads the page, once in ten seconds', async () => {
    await fails(chunk())
    expect(reload).toHaveBeenCalledOnce()
    await pass(RELOAD_GUARD_MS - 1)
    await fails(chunk())
    expect(reload).toHaveBeenCalledOnce()
    await pass(1)
    await fails(chunk())
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('counts separately for each path', async () => {
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

  it('leaves the page as it is while offline', async () => {
    server.mockRejectedValue(new TypeError('no network'))
    await fails(chunk())
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page as it is while the server is down', async () => {
    server.mockImplementation(async () => Response.json({}, { status: 503 }))
    await fails(chunk())
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not include other failures', async () => {
    await fails(scriptAt('https://statistika.test/a.js'))
    await fails(Object.assign(document.createElement('img'), { src: '/_next/static/slika.png' }))
    window.dispatchEvent(new ErrorEvent('error', { message: 'a mistake in a script' }))
    await pass(0)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page as it is when the reload can’t be recorded', async () => {
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    await fails(chunk())
    closed.mockRestore()
    expect(reload).not.toHaveBeenCalled()
  })
})
