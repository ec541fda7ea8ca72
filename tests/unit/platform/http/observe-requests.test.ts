import type { Logger } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withRequestObservation } from '@/lib/platform/http/observe-requests'
import { withKnownAddresses } from '@/lib/platform/http/known-addresses'
import { withRequestId } from '@/lib/platform/http/request-id'
import { makeLog } from '@/lib/platform/log'
import { setRecorder } from '@/lib/platform/measure'
import { serveBehindLayers, setHead } from '@/tests/support/layer-server'
import { waitUntil } from '@/tests/support/processes'

const globals = globalThis as { iskraLog?: Logger }
let before: Logger | undefined
let lines: Record<string, unknown>[]
let measured: [name: string, labels: Record<string, string>, value: number][]

beforeEach(() => {
  before = globals.iskraLog
  lines = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  globals.iskraLog = makeLog('info', { write })
  measured = []
  const note = (...one: (typeof measured)[number]) => void measured.push(one)
  setRecorder({ count: note, observe: note, set: note })
})
afterEach(() => {
  globals.iskraLog = before
  setRecorder(undefined)
})

const routeOf = (path: string) => (path.startsWith('/api/') ? '/api/[id]' : 'page')

const serve = () =>
  serveBehindLayers(
    [
      withRequestId(1),
      withRequestObservation(routeOf),
      withKnownAddresses((path) => path.startsWith('/nema')),
    ],
    ({ url, socket }, response) => {
      if (url === '/api/gone') return socket.destroy()
      if (url?.startsWith('/api/slow')) return setTimeout(() => response.end(), 1_050)
      if (url === '/api/events') setHead(response, { 'content-type': 'text/event-stream' })
      return setHead(response, {}, url === '/api/broken' ? 503 : 200).end()
    },
  )

const counted = () => measured.filter(([name]) => name === 'iskra_http_requests_total')
const timed = () => measured.filter(([name]) => name === 'iskra_http_request_duration_seconds')
const inFlight = () =>
  measured.filter(([name]) => name.endsWith('in_flight')).map(([, , value]) => value)

test.each([
  ['/api/17', 'GET', { route: '/api/[id]', method: 'GET', status: '2xx' }],
  ['/api/broken', 'POST', { route: '/api/[id]', method: 'POST', status: '5xx' }],
  ['/5-razred?a=1', 'HEAD', { route: 'page', method: 'HEAD', status: '2xx' }],
  ['/nema-toga/x', 'GET', { route: 'unknown', method: 'GET', status: '2xx' }],
  ['/5-razred', 'PROPFIND', { route: 'page', method: 'other', status: '2xx' }],
])('%s by %s is counted by its route, method and class of status', async (path, method, labels) => {
  const { get } = await serve()
  await get(path, {}, method)
  await waitUntil('it is counted', () => counted().length > 0)
  expect(counted()).toEqual([['iskra_http_requests_total', labels, 1]])
  expect(timed().map(([, one]) => one)).toEqual([{ route: labels.route }])
  expect(inFlight()).toEqual([1, 0])
  expect(lines).toEqual([])
})

test('a request that ends before its answer is aborted, and has no time', async () => {
  const { get } = await serve()
  await expect(get('/api/gone')).rejects.toThrow()
  await waitUntil('it is counted', () => counted().length > 0)
  expect(counted()[0]?.[1]).toMatchObject({ status: 'aborted' })
  expect(timed()).toEqual([])
})

test('events are counted without a time', async () => {
  const { get } = await serve()
  await get('/api/events')
  await waitUntil('they are counted', () => counted().length > 0)
  expect(timed()).toEqual([])
})

test('a slow request is one line with its id and route, without its address', async () => {
  setRecorder(undefined)
  const { get } = await serve()
  await get('/api/slow?token=tajna', { 'x-request-id': 'r-3' })
  await waitUntil('it is logged', () => lines.length > 0)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    msg: 'A request was slow',
    ...{ requestId: 'r-3', route: '/api/[id]', method: 'GET', status: 200 },
  })
  expect(lines[0]?.seconds).toBeGreaterThan(1)
  expect(JSON.stringify(lines)).not.toMatch(/slow\?|tajna/)
  expect(measured).toEqual([])
})
