import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import {
  consumeAddressLimit,
  CLIENT_NETWORK_HEADER,
  clientNetwork,
} from '@/lib/platform/http/rate-limit'

let number = 0

/** A new contract for each test, since each contract has its own counter. */
const limited = (points: number, perSeconds: number) =>
  contract(`POST /proba/${(number += 1)}`, {
    access: 'public',
    summary: '',
    returns: z.null(),
    rateLimit: { points, perSeconds },
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = async (...args: Parameters<typeof consumeAddressLimit>) =>
  consumeAddressLimit(...args).then(
    () => null,
    (error: unknown) => error,
  )

test('the allowed number of requests succeeds, the next is refused until the window ends', async () => {
  const call = limited(3, 10)
  for (let sent = 0; sent < 3; sent += 1) expect(await refusal(call, 'a')).toBeNull()
  vi.advanceTimersByTime(4_000)
  expect(await refusal(call, 'a')).toMatchObject({
    status: 429,
    message: 'Previše zahtjeva odjednom. Novi je pokušaj moguć za 6 sekundi.',
    options: { retryAfterSeconds: 6 },
  })
  vi.advanceTimersByTime(6_001)
  expect(await refusal(call, 'a')).toBeNull()
})

test('addresses and calls are counted separately', async () => {
  const [one, other] = [limited(1, 10), limited(1, 10)]
  expect(await refusal(one, 'a')).toBeNull()
  expect(await refusal(one, 'b')).toBeNull()
  expect(await refusal(other, 'a')).toBeNull()
  expect(await refusal(one, 'a')).toMatchObject({ status: 429 })
})

test('the waiting time is at least one second', async () => {
  const call = limited(1, 1)
  await refusal(call, 'a')
  vi.advanceTimersByTime(999)
  expect(await refusal(call, 'a')).toMatchObject({ options: { retryAfterSeconds: 1 } })
})

test('a call without a limit is never refused', async () => {
  const { rateLimit: _, ...open } = limited(1, 10)
  for (let sent = 0; sent < 500; sent += 1) expect(await refusal(open, 'a')).toBeNull()
})

test('uses the address that the server saw', () => {
  const headers = { [CLIENT_NETWORK_HEADER]: '10.0.0.7', 'x-forwarded-for': '6.6.6.6' }
  expect(clientNetwork(new Request('http://localhost', { headers }))).toBe('10.0.0.7')
  expect(clientNetwork(new Request('http://localhost'))).toBe('unknown')
})
