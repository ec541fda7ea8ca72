import { describe, expect, test } from 'vitest'
import { ADDRESS_SLOWDOWN } from '@/lib/platform/auth/limits'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { call } from '../../support/call'
import { requestReset } from '../../support/account-calls'
import { cookiesOf, newChild, newFamily, newParent, PASSWORD } from '../../support/people'
import { tokenTo } from './letters'

const tryWith = (email: string, password: string, address: string, cookie = '') =>
  call('POST', '/korisnik/prijava', {
    body: { email, password },
    from: address,
    cookie,
  })

/** Sends ten wrong passwords from each of several addresses; all of them are checked. */
async function guessFrom(addresses: number, email: string, name: string): Promise<void> {
  for (let address = 0; address < addresses; address += 1)
    for (let tried = 0; tried < 10; tried += 1) {
      const refused = await tryWith(email, `kriva-${tried}`, `${name} ${address}`)
      expect(refused.status).toBe(401)
    }
}

const NEW = 'Sasvim-nova-1'

describe('wrong passwords of one account', () => {
  test('from one address: after ten even the right one waits, but works elsewhere', async () => {
    const { parent } = await newFamily()
    await guessFrom(1, parent.user.email, 'stranger')
    const refused = await tryWith(parent.user.email, PASSWORD, 'stranger 0')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await tryWith(parent.user.email, PASSWORD, 'home')).status).toBe(200)
  })

  test('from five addresses: after fifty only known devices may sign in', async () => {
    const { parent, pupil, child } = await newFamily()
    const { email } = parent.user
    await guessFrom(5, email, 'crowd')
    expect((await tryWith(email, PASSWORD, 'home of it')).status).toBe(429)
    expect((await tryWith(email, PASSWORD, 'home of it', pupil.cookie)).status).toBe(429)
    expect((await tryWith(email, PASSWORD, 'crowd 0', parent.cookie)).status).toBe(200)
    await guessFrom(5, child.nickName, 'other crowd')
    expect((await tryWith(child.nickName, PASSWORD, 'other crowd 0', pupil.cookie)).status).toBe(
      200,
    )
  })

  test('on a known device: after ten the device is locked, and nothing else', async () => {
    const { parent } = await newFamily()
    const { email } = parent.user
    for (let tried = 0; tried < 10; tried += 1)
      expect((await tryWith(email, `kriva-${tried}`, 'sofa', parent.cookie)).status).toBe(401)
    expect((await tryWith(email, PASSWORD, 'kitchen', parent.cookie)).status).toBe(429)
    expect((await tryWith(email, PASSWORD, 'sofa')).status).toBe(200)
  })

  test('a device is known, by a signature, for the account that signed in on it', async () => {
    const { parent } = await newFamily()
    const { email } = parent.user
    await guessFrom(1, email, 'forger')
    const signed = /iskra_device=([^;]+)/.exec(parent.cookie)?.[1] ?? ''
    const other = signed.startsWith('A') ? 'B' : 'A'
    const forged = [`${other}${signed.slice(1)}`, signed.slice(0, -4), 'a'.repeat(38), '....', '']
    for (const value of forged) {
      const refused = await tryWith(email, PASSWORD, 'forger 0', `iskra_device=${value}`)
      expect(refused.status, value).toBe(429)
    }
    expect((await tryWith(email, PASSWORD, 'forger 0', `iskra_device=${signed}`)).status).toBe(200)
  })

  test('sent concurrently are checked no more often than the limit allows', async () => {
    const { parent } = await newFamily()
    const tried = Array.from({ length: 40 }, (_, n) =>
      tryWith(parent.user.email, `k-${n}`, 'burst'),
    )
    const statuses = (await Promise.all(tried)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('are forgotten when the password is replaced', async () => {
    const { parent } = await newFamily()
    const { email } = parent.user
    await guessFrom(5, email, 'before the reset')
    await requestReset(email)
    const body = { token: await tokenTo(email), password: NEW }
    const from = 'before the reset 0'
    expect((await call('POST', '/korisnik/reset-password', { body, from })).status).toBe(200)
    expect((await tryWith(email, NEW, 'before the reset 0')).status).toBe(200)
  })

  test('tried after a reset don’t lock out the user who reset it', async () => {
    const { parent } = await newFamily()
    const { email } = parent.user
    await requestReset(email)
    const body = { token: await tokenTo(email), password: NEW }
    const reset = await call('POST', '/korisnik/reset-password', { body, from: 'mailbox' })
    await guessFrom(5, email, 'stubborn')
    expect((await tryWith(email, NEW, 'mailbox')).status).toBe(429)
    expect((await tryWith(email, NEW, 'mailbox', cookiesOf(reset))).status).toBe(200)
  })

  test('of a child count only for the child', async () => {
    const parent = await newParent()
    const [first, second] = [await newChild(parent), await newChild(parent)]
    await guessFrom(1, first.nickName, 'schoolmate')
    expect((await tryWith(first.nickName, PASSWORD, 'schoolmate 0')).status).toBe(429)
    expect((await tryWith(second.nickName, PASSWORD, 'schoolmate 0')).status).toBe(200)
  })
})

describe('wrong passwords from one address', () => {
  /** A hundred at nonexistent accounts, concurrent as in a school. */
  const guessALot = (address: string) =>
    Promise.all(
      Array.from({ length: 105 }, (_, n) => tryWith(`nitko-${n}@nigdje.test`, 'kriva', address)),
    )

  test('slow other users there down but lock nobody out, and never affect the admin', async () => {
    const { parent, pupil, child } = await newFamily()
    const statuses = (await guessALot('school')).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    const before = performance.now()
    expect((await tryWith(parent.user.email, PASSWORD, 'school')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(ADDRESS_SLOWDOWN.stepMs)
    expect((await tryWith(child.nickName, PASSWORD, 'school', pupil.cookie)).status).toBe(200)
    const body = { email: DEMO_ACCOUNTS.admin, password: DEMO_ACCOUNTS.adminPassword }
    const admin = await call('POST', '/admin/login', { body, from: 'school' })
    expect(admin.status).toBe(200)
  })

  test('are queued, and beyond the queue rejected for some seconds', async () => {
    await guessALot('crowded school')
    const answers = await Promise.all(
      Array.from({ length: ADDRESS_SLOWDOWN.waiting + 10 }, (_, n) =>
        tryWith(`nema-${n}@nigdje.test`, 'kriva', 'crowded school'),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect((await tryWith('nitko@nigdje.test', 'kriva', 'crowded school')).status).toBe(401)
  })
})
