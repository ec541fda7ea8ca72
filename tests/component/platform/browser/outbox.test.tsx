import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OutboxItem } from '@/lib/platform/browser/item-store'
import * as outbox from '@/lib/platform/browser/outbox'
import { ApiError, call } from '@/lib/platform/http/client'

vi.mock('@/lib/platform/http/client', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(),
}))

const {
  drop,
  flush,
  clearBrowserDataOf,
  subscribe,
  OUTBOX_LIMITS,
  put,
  setOutboxOwnerSource,
  listWaitingItems,
} = outbox
const server = vi.mocked(call)
const [MAJA, LUKA] = ['maja', 'luka']
const item = (id: string, changes: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ id, owner: MAJA, kind: 'kviz', call: { method: 'POST', path: '/pitanja/{id}/odgovor' } },
  ...{ input: { params: { id }, body: { id } }, at: Date.now() },
  ...changes,
})
const putAll = async (...items: OutboxItem[]) => {
  for (const one of items) await put(one)
}
const refusal = (status: number) => new ApiError(status, `Odbijeno ${status}`)
/** Ids of sent items, in order. */
const sent = () =>
  server.mock.calls.map(([, input]) => (input as unknown as { body: { id: string } }).body.id)
const left = async (owner = MAJA) => (await listWaitingItems(owner)).map(({ id }) => id)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let news: string[]
let unsubscribe: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') })
  server.mockReset().mockResolvedValue({ success: true } as never)
  setOutboxOwnerSource(() => MAJA)
  news = []
  unsubscribe = subscribe(({ item: { id }, answer, error, isOver, isElsewhere }) => {
    const what = error ? error.message : JSON.stringify(answer)
    news.push(`${id} ${what} ${isOver ? 'over' : 'waits'}${isElsewhere ? ' elsewhere' : ''}`)
  })
})
afterEach(async () => {
  unsubscribe()
  await Promise.all([MAJA, LUKA].map(clearBrowserDataOf))
  await flush()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends items in order; acknowledged ones are removed, with their response', async () => {
  await putAll(item('a'), item('b'))
  expect(await left()).toEqual(['a', 'b'])
  await flush()
  expect(sent()).toEqual(['a', 'b'])
  expect(news).toEqual(['a {"success":true} over', 'b {"success":true} over'])
  expect(await left()).toEqual([])
  await flush()
  expect(sent()).toHaveLength(2)
})

it('five answers of which two acknowledgements are lost arrive as five', async () => {
  const arrived = new Set<string>()
  let calls = 0
  server.mockImplementation((async (_: unknown, input: { body: { id: string } }) => {
    arrived.add(input.body.id)
    calls += 1
    if ([2, 4].includes(calls)) throw refusal(0)
    return {}
  }) as never)
  await putAll(...['a', 'b', 'c', 'd', 'e'].map((id) => item(id)))
  await flush()
  await pass(10_000)
  expect(sent()).toEqual(['a', 'b', 'b', 'c', 'c', 'd', 'e'])
  expect([[...arrived], await left()]).toEqual([['a', 'b', 'c', 'd', 'e'], []])
})

it.each([400, 403, 404, 409, 413])(
  'an item rejected with %i is removed, and the reason reported',
  async (status) => {
    server.mockRejectedValueOnce(refusal(status))
    await putAll(item('a'), item('b'))
    await flush()
    expect(news).toEqual([`a Odbijeno ${status} over`, 'b {"success":true} over'])
    expect(await left()).toEqual([])
  },
)

it.each([0, 401, 408, 429, 502, 503])(
  'after %i everything waits, and is reported so',
  async (status) => {
    server.mockRejectedValueOnce(refusal(status))
    await putAll(item('a'), item('b', { kind: 'kartice' }))
    await flush()
    expect(sent()).toEqual(['a'])
    expect(news).toEqual([`a Odbijeno ${status} waits`, `b Odbijeno ${status} waits`])
    await pass(2_000)
    expect(sent()).toEqual(['a', 'a', 'b'])
  },
)

it('a server error delays items of its kind only', async () => {
  server.mockRejectedValueOnce(refusal(500))
  await putAll(item('a'), item('b'), item('c', { kind: 'kartice' }))
  await flush()
  expect(sent()).toEqual(['a', 'c'])
  expect(await left()).toEqual(['a', 'b'])
})

it('a network that swallows everything counts as offline after fifteen seconds', async () => {
  server.mockReturnValue(new Promise(() => undefined) as never)
  await put(item('a'))
  void flush()
  await pass(14_999)
  expect(news).toEqual([])
  await pass(1)
  expect(news).toEqual([expect.stringMatching(/^a Nema veze .* waits$/)])
})

describe('retrying', () => {
  beforeEach(async () => {
    server.mockRejectedValue(refusal(0))
    await put(item('a'))
    await flush()
  })

  it('waits longer each time, and starts over once something got through', async () => {
    const tries: number[] = []
    for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await pass(wait - 1)
      tries.push(sent().length)
      await pass(1)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6])
    server.mockResolvedValueOnce({} as never)
    await put(item('b'))
    await flush()
    expect(await left()).toEqual(['b'])
    await pass(2_000)
    expect(sent().slice(-3)).toEqual(['a', 'b', 'b'])
  })

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['its tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('happens when %s', async (_, happens) => {
    server.mockResolvedValue({} as never)
    happens()
    await pass(0)
    expect(await left()).toEqual([])
    await pass(60_000)
    expect(sent()).toEqual(['a', 'a'])
  })
})

it('happens only while the owner is signed in', async () => {
  await putAll(item('a'), item('b', { owner: LUKA }))
  for (const who of [null, 'ana', LUKA]) {
    setOutboxOwnerSource(() => who)
    await flush()
  }
  expect(sent()).toEqual(['b'])
  setOutboxOwnerSource(() => MAJA)
  await flush()
  expect(sent()).toEqual(['b', 'a'])
})

it('nothing is sent in the name of another user who signs in meanwhile', async () => {
  await putAll(item('a'), item('b'))
  server.mockImplementationOnce((async () => {
    setOutboxOwnerSource(() => LUKA)
    return {}
  }) as never)
  await flush()
  expect([sent(), await left()]).toEqual([['a'], ['b']])
})

it('for one id the latest is sent, and a running request is aborted for it', async () => {
  server.mockReturnValueOnce(new Promise(() => undefined) as never)
  await put(item('a', { input: { body: { id: 'a', text: 'Z' } } }))
  void flush()
  await pass(0)
  await put(item('a', { input: { body: { id: 'a', text: 'Zagreb' } } }))
  await flush()
  expect(server.mock.calls.map(([, input]) => input)).toMatchObject([
    { body: { text: 'Z' } },
    { body: { text: 'Zagreb' } },
  ])
  expect(news).toHaveLength(1)
})

it('a withdrawn item is not sent, and not reported if its request was running', async () => {
  server.mockReturnValueOnce(new Promise(() => undefined) as never)
  await putAll(item('a'), item('b'))
  const flushed = flush()
  await pass(0)
  await drop('b')
  await drop('a')
  await flushed
  expect([sent(), news, await left()]).toEqual([['a'], [], []])
  expect(server.mock.calls[0]?.[2]?.signal?.aborted).toBe(true)
})

it('forgets one owner’s items and stored data, and nothing of another', async () => {
  await putAll(item('a'), item('b', { owner: LUKA }))
  localStorage.setItem('iskra:maja:kviz:x', '1')
  localStorage.setItem('iskra:luka:kviz:x', '1')
  await clearBrowserDataOf(MAJA)
  expect([await left(), await left(LUKA)]).toEqual([[], ['b']])
  expect(Object.keys(localStorage)).toEqual(['iskra:luka:kviz:x'])
})

it('keeps a limited number, the latest, and none too long', async () => {
  const { items, ageMs } = OUTBOX_LIMITS
  setOutboxOwnerSource(() => null)
  for (let count = 0; count < items + 2; count += 1) await put(item(String(count)))
  expect(await left()).toHaveLength(items)
  expect((await left())[0]).toBe('2')
  vi.setSystemTime(Date.now() + ageMs + 1)
  setOutboxOwnerSource(() => MAJA)
  server.mockRejectedValue(refusal(0))
  await flush()
  expect(await left()).toHaveLength(items)
  server.mockRejectedValue(refusal(500))
  await flush()
  expect(news).toContain('2 Odbijeno 500 over')
  expect((await left())[0]).toBe('3')
})

it('an oversized item is rejected at once', async () => {
  await put(item('a', { input: { body: { id: 'x'.repeat(OUTBOX_LIMITS.characters) } } }))
  expect(news).toEqual(['a Poslani podaci su preveliki. over'])
  expect(await left()).toEqual([])
})

it('a body with its sending time gets it anew each time', async () => {
  server.mockRejectedValueOnce(refusal(0))
  await put(item('a', { input: { body: { id: 'a', sentAt: 0 } } }))
  await flush()
  await pass(2_000)
  const start = Date.parse('2026-11-23T10:00:00Z')
  expect(server.mock.calls.map(([, input]) => input)).toMatchObject([
    { body: { sentAt: start } },
    { body: { sentAt: start + 2_000 } },
  ])
})

it('learns what another tab has sent', async () => {
  const other = new BroadcastChannel('iskra-outbox')
  other.postMessage({ item: item('a'), error: { status: 404, message: 'Nema ga' }, isOver: true })
  await vi.waitFor(() => expect(news).toEqual(['a Nema ga over elsewhere']))
  other.onmessage = ({ data }) => news.push(`other tab: ${data.item.id} ${data.error?.message}`)
  server.mockRejectedValueOnce(refusal(404))
  await put(item('b'))
  await flush()
  await vi.waitFor(() => expect(news.at(-1)).toBe('other tab: b Odbijeno 404'))
  other.close()
})

describe('a browser with locks', () => {
  it('sends while no other tab does', async () => {
    let unlock: () => void = () => undefined
    const locked = new Promise<void>((resolve) => (unlock = resolve))
    const request = vi.fn(async (_: string, run: () => Promise<void>) => locked.then(run))
    vi.stubGlobal('navigator', { locks: { request } })
    await put(item('a'))
    const flushed = flush()
    await pass(5_000)
    expect(sent()).toEqual([])
    unlock()
    await flushed
    expect(sent()).toEqual(['a'])
    expect(request).toHaveBeenCalledExactlyOnceWith('iskra-outbox', expect.any(Function))
  })

  it.each([
    ['refuses one', () => Promise.reject(new DOMException('Ne ovdje', 'SecurityError'))],
    [
      'throws instead',
      () => {
        throw new DOMException('Ne ovdje', 'InvalidStateError')
      },
    ],
  ])('that %s sends without', async (_, request) => {
    vi.stubGlobal('navigator', { locks: { request } })
    await put(item('a'))
    await flush()
    expect(sent()).toEqual(['a'])
  })
})
