import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { isAnswering, pagesAnswered, withInFlight } from '@/lib/http/in-flight'
import { serveBehind } from '@/tests/support/layer-server'
import { until } from '@/tests/support/processes'

/** Serves answers that go out when the test says so, by their address. */
async function serveHeld() {
  const held = new Map<string, () => void>()
  const server = await serveBehind([withInFlight], (asked, response) => {
    held.set(asked.url ?? '', () => void response.end())
  })
  return {
    ...server,
    begun: (path: string) => until(`${path} is being answered`, () => held.has(path)),
    release: (path: string) => held.get(path)?.(),
  }
}

test('an idle server has nothing to wait for', async () => {
  expect(isAnswering()).toBe(false)
  await expect(pagesAnswered()).resolves.toBeUndefined()
})

test('what is under way is waited for, what begins later is not', async () => {
  const { get, begun, release } = await serveHeld()
  const [first, second] = [get('/prva'), get('/druga')]
  await Promise.all([begun('/prva'), begun('/druga')])
  expect(isAnswering()).toBe(true)
  let isOver = false
  const over = pagesAnswered().then(() => (isOver = true))
  const later = get('/treca')
  await begun('/treca')
  release('/prva')
  await first
  expect(isOver).toBe(false)
  release('/druga')
  await Promise.all([second, over])
  expect(isAnswering()).toBe(true)
  release('/treca')
  await later
  await until('nothing is under way', () => !isAnswering())
})

test('a page that is made is over, however long its reader takes', async () => {
  const sent = new EventEmitter() as ServerResponse
  Object.assign(sent, { end: () => sent })
  withInFlight((_, response) => response.end('cijela'))({ url: '/' } as IncomingMessage, sent)
  expect(isAnswering()).toBe(false)
  await expect(pagesAnswered()).resolves.toBeUndefined()
})

test('an answer that breaks off is over', async () => {
  const { get } = await serveBehind([withInFlight], (_, response) => {
    response.write('pola')
    response.destroy()
  })
  await expect(get('/')).rejects.toThrow()
  await until('nothing is under way', () => !isAnswering())
})

test('calls don’t count: nothing of them is kept', async () => {
  const { get, begun, release } = await serveHeld()
  const call = get('/api/razredi')
  await begun('/api/razredi')
  expect(isAnswering()).toBe(false)
  release('/api/razredi')
  expect((await call).status).toBe(200)
})
