import { expect, test } from 'vitest'
import { ANSWER_LENGTH_HEADER } from '@/lib/platform/http/answer-length'
import { withCompression } from '@/lib/platform/http/compression'
import { serveBehindLayers } from '@/tests/support/layer-server'

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index })))
const headers = { 'accept-encoding': 'gzip, br' }

/** Sends a response like Next for a route: lists of header values, and headers before the body. */
const serveRoute = (body: string, type: string) =>
  serveBehindLayers([withCompression], (_, response) => {
    response.setHeader('content-type', [type])
    response.setHeader(ANSWER_LENGTH_HEADER, [String(Buffer.byteLength(body))])
    response.flushHeaders()
    response.end(body)
  })

test.each(['application/json', 'text/xml; charset=utf-8'])(
  'a long response of a route is compressed: %s',
  async (type) => {
    const { get } = await serveRoute(LONG, type)
    const answer = await get('/', headers)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': type })
    expect(answer.headers).not.toHaveProperty('content-length')
    expect(answer.headers).not.toHaveProperty(ANSWER_LENGTH_HEADER)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(answer.body.length).toBeLessThan(LONG.length / 2)
  },
)

test.each([
  ['a short one', '{"status":"ok"}', 'application/json'],
  ['what is compressed already', LONG, 'image/png'],
])('%s is sent unchanged', async (_, body, type) => {
  const { get } = await serveRoute(body, type)
  const answer = await get('/', headers)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.headers).not.toHaveProperty(ANSWER_LENGTH_HEADER)
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(body)))
  expect(answer.body.toString()).toBe(body)
})
