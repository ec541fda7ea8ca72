import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetPages } from '@/lib/platform/cache/page-store'
import { withCompression } from '@/lib/platform/http/compression'
import { layerResponseSecurityHeaders } from '@/lib/platform/http/security-headers'
import type { Handler } from '@/lib/platform/http/server'
import { withUnavailablePage } from '@/lib/platform/cache/unavailable-page'
import { setHead, serveBehindLayers } from '@/tests/support/layer-server'

beforeEach(forgetPages)

const serve = (page: Handler) => serveBehindLayers([withUnavailablePage], page)

/** The ways in which Next may send an error response. */
const FAILURES: [string, (response: ServerResponse) => void][] = [
  ['by its status', (response) => void setHead(response, {}, 500).end('Internal Server Error')],
  ['in pieces', (response) => (setHead(response, {}, 500).write('Internal '), void response.end())],
  ['with a head', (response) => void response.writeHead(500).end('x')],
  [
    'with a head and headers',
    (response) => void response.writeHead(500, { 'content-length': 1, 'x-own': 'a' }).end('x'),
  ],
  [
    'with a reason',
    (response) => void response.writeHead(500, 'Broken', { 'set-cookie': 'a=b' }).end('x'),
  ],
  [
    'with a reason set before',
    (response) => {
      response.statusMessage = 'Broken'
      setHead(response, { 'set-cookie': 'a=b', 'content-length': '1', etag: '"e"' }, 500).end('x')
    },
  ],
  [
    'with its head first',
    (response) => (setHead(response, {}, 502).flushHeaders(), response.end()),
  ],
  ['without a word', (response) => void setHead(response, {}, 503).end()],
]

describe.each(FAILURES)('a page that failed %s', (_, fail) => {
  test('becomes a friendly 503 with a retry time, and nothing else', async () => {
    const { get } = await serve((__, response) => fail(response))
    const { status, reason, headers, body } = await get('/5-razred')
    expect({ status, reason }).toEqual({ status: 503, reason: 'Service Unavailable' })
    expect(body.toString()).toContain('<h1>Iskra se nakratko odmara</h1>')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-length': String(body.length),
    })
    for (const name of ['set-cookie', 'etag', 'x-own']) expect(headers).not.toHaveProperty(name)
    for (const [key, value] of Object.entries(layerResponseSecurityHeaders))
      expect(headers[key.toLowerCase()]).toBe(value)
  })

  test('responds to HEAD with the same headers', async () => {
    const { get } = await serve((__, response) => fail(response))
    const asked = await get('/5-razred')
    const { status, headers, body } = await get('/5-razred', {}, 'HEAD')
    expect({ status, bytes: body.length }).toEqual({ status: 503, bytes: 0 })
    expect(headers['content-length']).toBe(String(asked.body.length))
  })
})

test('a compressed error is replaced as a whole', async () => {
  const { get } = await serveBehindLayers([withUnavailablePage, withCompression], (_, response) => {
    setHead(response, { 'content-type': 'text/html' }, 500).end('x'.repeat(5_000))
  })
  const { status, headers, body } = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(503)
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body.toString()).toContain('Iskra se nakratko odmara')
})

test('waiting for the write of an error always ends', async () => {
  const { get } = await serve(async (_, response) => {
    response.statusCode = 500
    await new Promise((resolve) => response.write('Internal ', resolve))
    await new Promise<void>((resolve) => response.end('Server Error', resolve))
  })
  expect((await get('/')).status).toBe(503)
})

test('a page that was partly sent is not replaced', async () => {
  const { get } = await serve((_, response) => {
    response.write('prvi dio')
    response.statusCode = 500
    response.end(', drugi dio')
  })
  const { status, body } = await get('/')
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: 'prvi dio, drugi dio' })
})

test.each([200, 204, 304, 307, 404, 499])(
  'a response with status %i is unchanged',
  async (status) => {
    const { get } = await serve((_, response) => {
      response.writeHead(status, { 'x-own': 'a', 'set-cookie': 'a=b' }).end()
    })
    const answer = await get('/')
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ 'x-own': 'a', 'set-cookie': ['a=b'] })
  },
)

test.each([
  ['of a call', '/api/razredi', {}],
  ['that the router asks for', '/5-razred?_rsc=a', { rsc: '1' }],
])('an error %s is unchanged', async (_, path, headers) => {
  const { get } = await serve((__, response) => response.writeHead(500).end('kvar'))
  const { status, body } = await get(path, headers)
  expect({ status, body: body.toString() }).toEqual({ status: 500, body: 'kvar' })
})

test('a range beyond the end of a file is a 416 with its size, not an error', async () => {
  const { get } = await serve((_, response) => {
    setHead(response, { 'content-range': 'bytes */1234', 'accept-ranges': 'bytes' }, 500).end(
      'kvar',
    )
  })
  const { status, headers, body } = await get('/og.png', { range: 'bytes=9999999-' })
  expect({ status, length: body.length }).toEqual({ status: 416, length: 0 })
  expect(headers).toMatchObject({ 'content-range': 'bytes */1234', 'content-length': '0' })
  for (const [key, value] of Object.entries(layerResponseSecurityHeaders))
    expect(headers[key.toLowerCase()]).toBe(value)
})

test.each(['if-match', 'if-unmodified-since'])(
  '%s, a condition for writes, is ignored for files',
  async (name) => {
    const { get, rendered } = await serve(({ headers }, response) => {
      setHead(response, {}, name in headers ? 500 : 200).end('slika')
    })
    expect((await get('/og.png', { [name]: '"x"' })).status).toBe(200)
    expect(rendered).toHaveLength(1)
  },
)
