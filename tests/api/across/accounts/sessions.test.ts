import type { LimitFunction } from 'p-limit'
import { describe, expect, test } from 'vitest'
import { inHashingTurn } from '@/lib/platform/auth/password'
import type { Parent, Pupil } from '@/lib/across/accounts/model'
import { waitUntil } from '../../../support/processes'
import { callForAnswer, call } from '../../support/call'
import { isSessionValid, loginAsChild } from '../../support/account-calls'
import {
  newFamily,
  newParent,
  PASSWORD,
  readPerson,
  signIn,
  type Person,
} from '../../support/people'

const post = (address: string, { cookie }: { cookie: string }, body: object) =>
  call('POST', address, { body, cookie })

describe('a parent opens a child’s profile', () => {
  test('and returns; each switch ends the previous session', async () => {
    const { parent, child } = await newFamily()
    const asChild = await readPerson<Pupil>(await loginAsChild(parent, child))
    expect(asChild.user).toMatchObject({ _id: child._id, type: 'ucenik', loginViaParent: true })
    expect(await isSessionValid(parent)).toBe(false)

    const back = await readPerson<Parent>(
      await post('/korisnik/return-to-parent', asChild, { childId: child._id }),
    )
    expect(back.user._id).toBe(parent.user._id)
    expect(await isSessionValid(asChild)).toBe(false)
    expect(await isSessionValid(back)).toBe(true)
  })

  test('two concurrent switches: one succeeds, the other is rejected', async () => {
    const { parent, child } = await newFamily()
    const answers = await Promise.all(Array.from({ length: 6 }, () => loginAsChild(parent, child)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401])
  })

  test('a pupil who signed in alone has no parent to return to', async () => {
    const { pupil, child } = await newFamily()
    const response = await post('/korisnik/return-to-parent', pupil, { childId: child._id })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      message: 'Nije moguće vratiti se na roditeljski račun',
    })
  })
})

describe('POST /api/korisnik/change-password', () => {
  const change = (person: Person, trenutnaLozinka = PASSWORD, novaLozinka = 'Nova-lozinka-1') =>
    post('/korisnik/change-password', person, {
      userId: person.user._id,
      trenutnaLozinka,
      novaLozinka,
      potvrdaLozinke: novaLozinka,
    })

  test('ends all other sessions of the parent, including those opened for children', async () => {
    const { parent, child, pupil } = await newFamily()
    const elsewhere = await signIn(parent.user.email, PASSWORD)
    const third = (await signIn(parent.user.email, PASSWORD)) as Person<Parent>
    const asChild = await readPerson<Pupil>(await loginAsChild(third, child))
    const response = await change(parent)
    expect(await response.json()).toEqual({
      success: true,
      message: 'Uspješno ste promijenili lozinku',
    })
    expect(await isSessionValid(parent)).toBe(true)
    expect(await isSessionValid(elsewhere)).toBe(false)
    expect(await isSessionValid(asChild)).toBe(false)
    // The child's own password and session are separate.
    expect(await isSessionValid(pupil)).toBe(true)
    const body = { email: parent.user.email, password: PASSWORD }
    expect((await callForAnswer('POST', '/korisnik/prijava', { body })).status).toBe(401)
    await signIn(parent.user.email, 'Nova-lozinka-1')
  })

  test('a wrong current password is rejected beside its field and changes nothing', async () => {
    const parent = await newParent()
    const response = await change(parent, 'nije-to-lozinka')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: 'Lozinka nije točna',
      fields: { trenutnaLozinka: ['Lozinka nije točna'] },
    })
    await signIn(parent.user.email, PASSWORD)
  })

  test.each([
    [{ trenutnaLozinka: '' }, 'trenutnaLozinka', 'Trenutna lozinka je obavezna'],
    [{ novaLozinka: '' }, 'novaLozinka', 'Nova lozinka je obavezna'],
    [{ novaLozinka: '1234567' }, 'novaLozinka', 'Nova lozinka mora imati najmanje 8 znakova'],
    [{ potvrdaLozinke: '' }, 'potvrdaLozinke', 'Potvrda lozinke je obavezna'],
    [{ potvrdaLozinke: 'nešto drugo' }, 'potvrdaLozinke', 'Lozinke se ne podudaraju'],
  ])('rejects %j', async (changes, field, message) => {
    const parent = await newParent()
    const response = await post('/korisnik/change-password', parent, {
      userId: parent.user._id,
      trenutnaLozinka: PASSWORD,
      novaLozinka: 'plavi-mrav',
      potvrdaLozinke: 'plavi-mrav',
      ...changes,
    })
    expect(response.status).toBe(400)
    const { fields } = (await response.json()) as { fields: Record<string, string[]> }
    expect(fields[field]?.[0]).toBe(message)
  })
})

const hashing = () => (globalThis as { iskraHashing?: LimitFunction }).iskraHashing

/** More than the concurrent hashes of any machine. */
const TURNS = 4

/**
 * Sends requests while all hashing slots are taken, as by slow hashes, so that they meet in the
 * queue. Frees the slots when `isMet`.
 */
async function sentTogether(
  send: () => Promise<Response>[],
  isMet: (waiting: number) => boolean,
): Promise<Response[]> {
  const { promise: held, resolve: giveBack } = Promise.withResolvers<null>()
  const turns = Array.from({ length: TURNS }, () => inHashingTurn(() => held))
  const answers = Promise.all(send())
  await waitUntil('they meet', () => isMet(hashing()?.pendingCount ?? 0)).finally(() =>
    giveBack(null),
  )
  await Promise.all(turns)
  return answers
}

describe('concurrent requests', () => {
  test('a hundred sign-ins all succeed', async () => {
    const { pupil, child } = await newFamily()
    const body = { email: child.nickName, password: PASSWORD }
    const send = () =>
      Array.from({ length: 100 }, () => call('POST', '/korisnik/prijava', { body }))
    const answers = await sentTogether(send, (waiting) => waiting >= 100)
    const people = await Promise.all(answers.map((answer) => readPerson(answer)))
    expect(new Set(people.map(({ cookie }) => cookie)).size).toBe(100)
    expect(people.every(({ user }) => user._id === pupil.user._id)).toBe(true)
  })

  test('a hundred concurrent guesses get no more attempts than sequential ones', async () => {
    const { child } = await newFamily()
    const guess = () =>
      call('POST', '/korisnik/prijava', {
        body: { email: child.nickName, password: 'kriva-lozinka' },
        from: 'one who guesses',
      })
    const send = () => Array.from({ length: 100 }, guess)
    const answers = await sentTogether(send, (waiting) => waiting >= 100)
    const tried = answers.filter(({ status }) => status === 401).length
    // Concurrent hashes may have started before the tenth was counted.
    expect(tried).toBeGreaterThanOrEqual(10)
    expect(tried).toBeLessThanOrEqual(13)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - tried)
  })

  test('beyond the queue the response is 503, and queued requests are served', async () => {
    const { child } = await newFamily()
    const body = { email: child.nickName, password: PASSWORD }
    let refusals = 0
    const send = () =>
      Array.from({ length: 400 }, async () => {
        const answer = await call('POST', '/korisnik/prijava', { body })
        if (answer.status === 503) refusals += 1
        return answer
      })
    const answers = await sentTogether(send, () => refusals >= 100)
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([200, 503])
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('5')
    await signIn(child.nickName, PASSWORD)
  })
})
