import { describe, expect, test } from 'vitest'
import { deferScripts, withDeferredScripts } from '@/lib/platform/http/defer-scripts'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'

const page = (scripts: string, body = '<main>Skripta</main>') =>
  `<!DOCTYPE html><html><head>${scripts}<title>Iskra</title></head><body>${body}</body></html>`

const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>'

/** Simulates a browser that runs the page's starter script. */
function runStarter(html: string, { isHidden = false, tellsPaint = true } = {}) {
  const [, starter = ''] = /<body>.*<script>(.*)<\/script><\/body>/.exec(html) ?? []
  const added: Record<string, unknown>[] = []
  const timers: { run: () => void; ms: number }[] = []
  let paint: () => void = () => undefined
  class PerformanceObserver {
    static supportedEntryTypes = tellsPaint ? ['paint'] : []
    constructor(seen: () => void) {
      paint = seen
    }
    observe() {}
  }
  const document = {
    hidden: isHidden,
    createElement: () => ({}),
    head: { append: (script: Record<string, unknown>) => added.push(script) },
  }
  const setTimeout = (run: () => void, ms: number) => timers.push({ run, ms })
  new Function('document', 'PerformanceObserver', 'setTimeout', starter)(
    document,
    PerformanceObserver,
    setTimeout,
  )
  return { added, timers, paint: () => paint() }
}

const BOTH = [
  { src: '/_next/static/chunks/a.js', id: '', async: true },
  { src: '/_next/static/chunks/b.js', id: '_R_', async: true },
]

describe('a page', () => {
  test('contains no script that the browser would load before the first paint', () => {
    const html = deferScripts(page(SCRIPTS))
    expect(html).not.toMatch(/<script src|rel="preload"/)
    expect(html).toContain('<main>Skripta</main><script>')
  })

  test('loads its scripts after the first paint, each once and in order', () => {
    const { added, timers, paint } = runStarter(deferScripts(page(SCRIPTS)))
    expect(added).toEqual([])
    paint()
    paint()
    timers.forEach(({ run }) => run())
    expect(added).toEqual(BOTH)
  })

  test.each([
    ['a tab in the background', { isHidden: true }],
    ['a browser that tells of no picture', { tellsPaint: false }],
  ])('loads them at once in %s', (_, browser) => {
    expect(runStarter(deferScripts(page(SCRIPTS)), browser).added).toEqual(BOTH)
  })

  test('loads them after four seconds without a paint', () => {
    const { added, timers } = runStarter(deferScripts(page(SCRIPTS)))
    expect(timers.map(({ ms }) => ms)).toEqual([4_000])
    timers[0]?.run()
    expect(added).toEqual(BOTH)
  })

  test.each([
    ['without scripts', page('')],
    ['without a body', '<script src="/_next/static/chunks/a.js" async=""></script>'],
    [
      'with a script for old browsers only',
      page('<script src="/_next/x.js" noModule=""></script>'),
    ],
    ['with a script of its own in the text', page('', '<script>self.x=1</script>')],
  ])('%s is unchanged', (_, html) => {
    expect(deferScripts(html)).toBe(html)
  })
})

describe('the layer', () => {
  const stored = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'HIT' }
  const serve = (headers: Record<string, string>) =>
    serveBehindLayers([withDeferredScripts], (_, response) => {
      const body = page(SCRIPTS, 'č')
      return setHead(response, {
        ...headers,
        'content-length': String(Buffer.byteLength(body)),
      }).end(body)
    })

  test('sends the rewritten page with the new length', async () => {
    const { headers, body } = await (await serve(stored)).get('/5-razred')
    expect(body.toString()).toBe(deferScripts(page(SCRIPTS, 'č')))
    expect(headers['content-length']).toBe(String(body.length))
  })

  test('gives the page a new ETag, weak since each encoding has different bytes', async () => {
    const { headers } = await (await serve({ ...stored, etag: '"abc"' })).get('/5-razred')
    expect(headers.etag).toMatch(/^W\/"abc-[\w-]{8}"$/)
  })

  test('removes the length where it has not seen the page', async () => {
    const { get } = await serveBehindLayers([withDeferredScripts], (_, response) =>
      setHead(response, { ...stored, 'content-length': '99' }).end(),
    )
    expect((await get('/5-razred', {}, 'HEAD')).headers).not.toHaveProperty('content-length', '99')
  })

  test.each([
    ['a page that is not the same for everyone', { 'content-type': 'text/html' }, '/profil'],
    ['data for the router', { ...stored, 'content-type': 'text/x-component' }, '/5-razred'],
    ['a call', stored, '/api/razredi'],
  ])('leaves %s unchanged', async (_, headers, path) => {
    const { body } = await (await serve(headers)).get(path)
    expect(body.toString()).toBe(page(SCRIPTS, 'č'))
  })
})
