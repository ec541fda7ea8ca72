import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { searchLessonsContract } from '@/lib/asking/search/contract'
import { contracts } from '@/lib/across/api/contracts'
import type { Contract } from '@/lib/platform/http/contract'
import { consumeAddressLimit } from '@/lib/platform/http/rate-limit'
import { mixedTestOverviewContract, startMixedTestContract } from '@/lib/learning/exams/contract'
import { judgeAnswerContract } from '@/lib/learning/quiz/contract'
import { call } from '../../support/call'
import { newFamily } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

const tooMany = {
  message: expect.stringMatching(
    /^Previše zahtjeva odjednom\. Novi je pokušaj moguć za \d+ (sekund|minut)[uaei]\.$/,
  ) as string,
}

const search = (address: string, raw?: string) =>
  call('POST', '/lessons/search', {
    ...(raw === undefined ? { body: { query: 'a' } } : { raw }),
    from: address,
  })

/** Sends requests from an address until only one more is allowed. */
async function leaveOne(contract: Contract, address: string): Promise<void> {
  const { points = 0 } = contract.rateLimit ?? {}
  for (let sent = 1; sent < points; sent += 1) await consumeAddressLimit(contract, address)
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(await response.json()).toEqual(tooMany)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(60)
}

/** Limits of calls: for a whole school behind one address, or for a single caller who guesses. */
const LIMITS: Record<string, [points: number, perSeconds: number]> = {
  '/lessons/search': [1_200, 60],
  '/blogs/pretraga': [600, 60],
  '/baza-znanja/pretraga': [1_200, 60],
  '/razredi/{id}/lekcije': [1_200, 60],
  '/pitanja/{id}/odgovor': [3_000, 60],
  '/lessons/{id}/rjesenja': [300, 60],
  '/zabavni-kwizovi/{slug}/igra': [600, 60],
  '/zabavni-kwizovi/{slug}/odgovor': [3_000, 60],
  '/kartice/{id}/ocjena': [3_000, 60],
  '/kartice/ocjene/{id}': [3_000, 60],
  '/kartice/pravopis/{id}/ocjena': [3_000, 60],
  '/lessons/{id}/test': [600, 60],
  '/testovi': [600, 60],
  '/planovi': [600, 60],
  '/danas': [600, 60],
  '/korisnik/maskota': [600, 60],
  '/obiteljski-cilj': [600, 60],
  '/danas/kraj': [600, 60],
  '/lessons/{id}/vjezba': [600, 60],
  '/literature/{id}/pocetna-provjera': [600, 60],
  '/literature/{id}/pocetna-provjera/odgovor': [3_000, 60],
  '/pomocnik': [600, 60],
  '/pomocnik/provjera': [300, 60],
  '/korisnik/add-to-notebook': [1_200, 60],
  '/lessons/{id}/oznaka': [1_200, 60],
  '/provjere/{id}/odgovori': [300, 60],
  '/provjere/{id}/kvacice': [300, 60],
  '/zabavni-kwizovi/{slug}/ljestvica': [600, 60],
  '/korisnik/prijava': [600, 60],
  '/korisnik/prijava-slikama': [300, 60],
  '/korisnik/vanjska-prijava': [600, 60],
  '/korisnik/vanjska-prijava/povratak': [600, 60],
  '/korisnik/vanjske-veze': [30, 60],
  '/korisnik/register': [60, 60],
  '/korisnik/reset-password-request': [20, 300],
  '/korisnik/verify-reset-token': [60, 60],
  '/korisnik/reset-password': [60, 60],
  '/korisnik/potvrdi-email': [60, 60],
  '/korisnik/potvrdi-lozinku': [60, 60],
  '/korisnik/ponovi-potvrdu': [30, 60],
  '/korisnik/odustani-od-emaila': [30, 60],
  '/korisnik/vrati-email': [60, 60],
  '/korisnik/check-email': [30, 60],
  '/korisnik/check-nickname': [30, 60],
  '/korisnik/update-parent': [30, 60],
  '/korisnik/add-child': [30, 60],
  '/korisnik/update-child': [30, 60],
  '/korisnik/izvoz': [20, 300],
  '/korisnik/izvjestaj': [300, 60],
  '/admin/login': [60, 60],
  '/admin/potvrdi-lozinku': [60, 60],
  '/admin/professor-questions/{id}/prijedlog': [60, 3600],
  '/pitanja/{id}/prijava': [60, 86_400],
  '/literature/{id}/export': [500, 300],
  '/literature/{id}/export-excel': [500, 300],
  '/questions-template': [500, 300],
}

test('exactly the calls that reveal secrets or names, or add a row each time, are limited', () => {
  const limited = contracts.flatMap(({ path, rateLimit }) =>
    rateLimit ? [[path, [rateLimit.points, rateLimit.perSeconds]] as const] : [],
  )
  expect(Object.fromEntries(limited)).toEqual(LIMITS)
})

describe('POST /api/lessons/search', () => {
  test('the last allowed search from an address succeeds, the next is 429; other addresses are unaffected', async () => {
    await leaveOne(searchLessonsContract, '10.0.0.1')
    expect((await search('10.0.0.1')).status).toBe(200)
    await expectTooMany(await search('10.0.0.1'))
    expect((await search('10.0.0.2')).status).toBe(200)
  })

  test('invalid requests count too', async () => {
    await leaveOne(searchLessonsContract, '10.0.0.3')
    expect((await search('10.0.0.3', '{')).status).toBe(415)
    await expectTooMany(await search('10.0.0.3'))
  })
})

describe('POST /api/pitanja/{id}/odgovor', () => {
  test('the last allowed answer succeeds, the next is 429; searches have a separate counter', async () => {
    const { questionId } = await importFixtureLesson()
    const body = { answer: { kind: 'true-false', value: true } }
    const address = `/pitanja/${questionId('tvrdnja')}/odgovor`
    const judge = () => call('POST', address, { body, from: '10.0.0.4' })
    await leaveOne(judgeAnswerContract, '10.0.0.4')
    expect((await judge()).status).toBe(200)
    await expectTooMany(await judge())
    expect((await search('10.0.0.4')).status).toBe(200)
  })
})

test('starting a mixed test and looking at it have separate counters', async () => {
  const { pupil } = await newFamily()
  const look = () =>
    call('GET', `/testovi?unitId=${uuidv7()}`, { cookie: pupil.cookie, from: '10.0.0.5' })
  await leaveOne(mixedTestOverviewContract, '10.0.0.5')
  expect((await look()).status).toBe(200)
  await expectTooMany(await look())
  await expect(consumeAddressLimit(startMixedTestContract, '10.0.0.5')).resolves.toBeUndefined()
})
