import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OutboxItem } from '@/lib/platform/browser/item-store'
import {
  drop,
  flush,
  clearBrowserDataOf,
  put,
  setOutboxOwnerSource,
  listWaitingItems,
} from '@/lib/platform/browser/outbox'
import { ApiError, call } from '@/lib/platform/http/client'
import { fakeBrowserDatabase } from '../../support/database'

vi.mock('@/lib/platform/http/client', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(),
}))

const database = fakeBrowserDatabase()
const server = vi.mocked(call)
const MAJA = 'maja'
const item = (id: string): OutboxItem => ({
  ...{ id, owner: MAJA, kind: 'kviz', call: { method: 'POST', path: '/pitanja/{id}/odgovor' } },
  ...{ input: { params: { id }, body: { id } }, at: Date.now() },
})
const sent = () =>
  server.mock.calls.map(([, input]) => (input as unknown as { body: { id: string } }).body.id)
const left = async () => (await listWaitingItems(MAJA)).map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  server.mockReset().mockResolvedValue({ success: true } as never)
  setOutboxOwnerSource(() => MAJA)
})
afterEach(async () => {
  database.letRead(true)
  await clearBrowserDataOf(MAJA)
  await flush()
  vi.useRealTimers()
})

it('a lost connection to the database is opened again, for reading and for adding', async () => {
  await put(item('a'))
  database.loseConnection()
  expect(await left()).toEqual(['a'])
  database.loseConnection()
  await put(item('b'))
  expect(await left()).toEqual(['a', 'b'])
  database.loseConnection()
  await drop('a')
  await flush()
  expect([sent(), await left()]).toEqual([['b'], []])
})

it('what cannot be read is not taken for sent, and is sent once it can be read', async () => {
  await put(item('a'))
  database.letRead(false)
  await flush()
  await expect(left()).rejects.toBeInstanceOf(ApiError)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent()).toEqual([])
  database.letRead(true)
  await vi.advanceTimersByTimeAsync(4_000)
  expect([sent(), await left()]).toEqual([['a'], []])
})

it('items can be added and withdrawn while the others cannot be read', async () => {
  await put(item('a'))
  database.letRead(false)
  await put(item('b'))
  await drop('c')
  database.letRead(true)
  await flush()
  expect(sent()).toEqual(['a', 'b'])
})

it('of two items with one id only the later is sent, though the earlier could not be read', async () => {
  await put(item('a'))
  database.letRead(false)
  await put({ ...item('a'), input: { params: { id: 'a' }, body: { id: 'a, changed' } } })
  database.letRead(true)
  await flush()
  expect([sent(), await left()]).toEqual([['a, changed'], []])
})

it('what is withdrawn while it cannot be read is not sent', async () => {
  await put(item('a'))
  await put(item('b'))
  database.letRead(false)
  await drop('a')
  database.letRead(true)
  await flush()
  expect([sent(), await left()]).toEqual([['b'], []])
})

it('what is withdrawn and given again is sent', async () => {
  await put(item('a'))
  database.letRead(false)
  await drop('a')
  await put(item('a'))
  database.letRead(true)
  await flush()
  expect([sent(), await left()]).toEqual([['a'], []])
})

it('the items of an erased account are removed once they can be read', async () => {
  await put(item('a'))
  database.letRead(false)
  await clearBrowserDataOf(MAJA)
  database.letRead(true)
  expect([await left(), sent()]).toEqual([[], []])
})
