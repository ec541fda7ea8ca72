import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { withRequestObservation } from '@/lib/platform/http/observe-requests'
import { withRequestId } from '@/lib/platform/http/request-id'
import { startTracing } from '@/lib/platform/metrics/traces'
import { startHttpServer } from '@/tests/support/start-http-server'
import { serveBehindLayers } from '@/tests/support/layer-server'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = { name: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

afterEach(() => vi.unstubAllEnvs())

/** Traces a request that sends a statement, and returns what the receiver gets. */
async function traceRequest(share: number) {
  const bodies: string[] = []
  const receiver = await startHttpServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString())
    response.setHeader('content-type', 'application/json').end('{}')
  })
  onTestFinished(async () => void (await receiver.stop()))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.endpoint)
  const traces = await startTracing(share)
  const ended = Promise.withResolvers<undefined>()
  const { get } = await serveBehindLayers(
    [withRequestId(1), withRequestObservation(() => '/api/[id]')],
    async (_, response) => {
      await db().execute(sql`select ${'iva@obitelj.test'}::text, 'Marić'`)
      response.once('close', ended.resolve).end()
    },
  )
  await db().execute(sql`select 'outside of a request'`)
  await get('/api/tajna?token=x', { 'x-request-id': 'r-5' })
  await ended.promise
  await traces.stop()
  return bodies
}

test('a request and its statement are spans of one trace, without address and values', async () => {
  const [body = ''] = await traceRequest(1)
  const { resourceSpans } = JSON.parse(body) as Sent
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
  expect(spans.map(({ name }) => name).toSorted()).toEqual(['GET /api/[id]', 'SELECT'])
  const [request, statement] = spans.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(statement?.parentSpanId).toBe(request?.spanId)
  const facts = (span?: SentSpan) =>
    Object.fromEntries(
      (span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
    )
  expect(facts(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/[id]',
    'http.response.status_code': 200,
    'iskra.request_id': 'r-5',
  })
  expect(facts(statement)).toEqual({
    'db.system.name': 'postgresql',
    'db.query.text': "select $1::text, '?'",
  })
  expect(body).not.toMatch(/iva@|Marić|tajna|token/)
  expect(body).toContain('{"stringValue":"iskra"}')
})

test('only the set share of requests is traced', async () => {
  expect(await traceRequest(0)).toEqual([])
})
