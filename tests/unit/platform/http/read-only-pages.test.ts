import { expect, test } from 'vitest'
import { withAllowedMethods } from '@/lib/platform/http/allowed-methods'
import { layerResponseSecurityHeaders } from '@/lib/platform/http/security-headers'
import { serveBehindLayers } from '@/tests/support/layer-server'

const serve = () =>
  serveBehindLayers([withAllowedMethods], (asked, response) => response.end(String(asked.method)))

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

test.each(WRITES)('%s to a page is refused, with the allowed methods', async (method) => {
  const { get, rendered } = await serve()
  const { status, headers, body } = await get('/5-razred', {}, method)
  expect({ status, bytes: body.length }).toEqual({ status: 405, bytes: 0 })
  expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
  for (const [key, value] of Object.entries(layerResponseSecurityHeaders))
    expect(headers[key.toLowerCase()]).toBe(value)
  expect(rendered).toHaveLength(0)
})

test.each(['/', '/nema-takve', '/apirazredi', '/_next/static/a.js'])(
  'a write to %s is refused too',
  async (path) => {
    const { get } = await serve()
    expect((await get(path, {}, 'POST')).status).toBe(405)
  },
)

test.each(['GET', 'HEAD'])('%s of a page is passed on', async (method) => {
  const { get, rendered } = await serve()
  expect((await get('/5-razred', {}, method)).status).toBe(200)
  expect(rendered).toHaveLength(1)
})

test.each(['TRACE', 'PROPFIND'])('%s to a call is refused in JSON', async (method) => {
  const { get, rendered } = await serve()
  const { status, headers, body } = await get('/api/kwiz', {}, method)
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  expect(JSON.parse(body.toString())).toEqual({ message: 'Ova adresa ne podržava taj zahtjev.' })
  expect(rendered).toHaveLength(0)
})

const CALLED = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test.each(CALLED)('%s to a call is passed on, since calls decide themselves', async (method) => {
  const { get } = await serve()
  const { status, body } = await get('/api/kwiz', {}, method)
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: method })
})
