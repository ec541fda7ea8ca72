import { describe, expect, test } from 'vitest'
import { searchLessonsContract } from '@/lib/content/contract'
import { contracts } from '@/lib/contracts'
import type { Contract } from '@/lib/http/contract'
import { assertWithinRate, CLIENT_ADDRESS_HEADER } from '@/lib/http/rate-limit'
import { judgeAnswerContract } from '@/lib/questions/contract'
import '@/tests/support/database'
import { call } from './call'
import { importProbeLesson } from './probe-lesson'

const from = (address: string) => ({ [CLIENT_ADDRESS_HEADER]: address })
const tooMany = { message: 'Previše zahtjeva. Pričekaj malo pa pokušaj ponovno.' }

const search = (address: string, raw?: string) =>
  call('POST', '/lessons/search', {
    ...(raw === undefined ? { body: { query: 'a' } } : { raw }),
    headers: from(address),
  })

/** Uses up what an address may still send, but for one request. */
async function leaveOne(contract: Contract, address: string): Promise<void> {
  const { points = 0 } = contract.rateLimit ?? {}
  for (let sent = 1; sent < points; sent += 1) await assertWithinRate(contract, address)
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(await response.json()).toEqual(tooMany)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(60)
}

test('searching and judging are limited by the minute, for a whole school behind one address', () => {
  const limited = contracts.filter(({ rateLimit }) => rateLimit)
  expect(limited.map(({ path }) => path)).toEqual(['/lessons/search', '/pitanja/{id}/odgovor'])
  for (const { rateLimit } of limited) {
    expect(rateLimit?.perSeconds).toBe(60)
    expect(rateLimit?.points).toBeGreaterThanOrEqual(120)
    expect(rateLimit?.points).toBeLessThanOrEqual(3_000)
  }
})

describe('POST /api/lessons/search', () => {
  test('the last allowed search of an address passes, the next is 429; others go on', async () => {
    await leaveOne(searchLessonsContract, '10.0.0.1')
    expect((await search('10.0.0.1')).status).toBe(200)
    await expectTooMany(await search('10.0.0.1'))
    expect((await search('10.0.0.2')).status).toBe(200)
  })

  test('wrong requests count too', async () => {
    await leaveOne(searchLessonsContract, '10.0.0.3')
    expect((await search('10.0.0.3', '{')).status).toBe(415)
    await expectTooMany(await search('10.0.0.3'))
  })
})

describe('POST /api/pitanja/{id}/odgovor', () => {
  test('the last allowed answer passes, the next is 429; searches have their own counter', async () => {
    const { questionId } = await importProbeLesson()
    const body = { answer: { kind: 'true-false', value: true } }
    const address = `/pitanja/${questionId('tvrdnja')}/odgovor`
    const judge = () => call('POST', address, { body, headers: from('10.0.0.4') })
    await leaveOne(judgeAnswerContract, '10.0.0.4')
    expect((await judge()).status).toBe(200)
    await expectTooMany(await judge())
    expect((await search('10.0.0.4')).status).toBe(200)
  })
})
