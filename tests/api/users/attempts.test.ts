import { describe, expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/rate-limit'
import { call } from '../call'
import { newChild, newFamily, newParent, PASSWORD } from '../people'
import { tokenTo } from './letters'

const from = (address: string) => ({ [CLIENT_ADDRESS_HEADER]: address })

const tryWith = (email: string, password: string, address: string) =>
  call('POST', '/korisnik/prijava', { body: { email, password }, headers: from(address) })

/** Wrong passwords, ten from each of so many addresses; all of them are heard. */
async function guessFrom(addresses: number, email: string, name: string): Promise<void> {
  for (let address = 0; address < addresses; address += 1)
    for (let tried = 0; tried < 10; tried += 1) {
      const refused = await tryWith(email, `kriva-${tried}`, `${name} ${address}`)
      expect(refused.status).toBe(401)
    }
}

const NEW = 'Sasvim-nova-1'

describe('wrong passwords of one account', () => {
  test('from one address: after ten even the right one waits, from elsewhere it opens', async () => {
    const { parent } = await newFamily()
    await guessFrom(1, parent.user.email, 'stranger')
    const refused = await tryWith(parent.user.email, PASSWORD, 'stranger 0')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await tryWith(parent.user.email, PASSWORD, 'home')).status).toBe(200)
  })

  test('from five addresses: after fifty the account rests for everyone', async () => {
    const { parent } = await newFamily()
    await guessFrom(5, parent.user.email, 'crowd')
    expect((await tryWith(parent.user.email, PASSWORD, 'home of it')).status).toBe(429)
  })

  test('are forgotten with the password that they were tried at', async () => {
    const { parent } = await newFamily()
    const { email } = parent.user
    await guessFrom(5, email, 'before the reset')
    await call('POST', '/korisnik/reset-password-request', {
      body: { emailOrUsername: email },
      headers: from('before the reset 0'),
    })
    const body = { token: await tokenTo(email), password: NEW }
    const headers = from('before the reset 0')
    expect((await call('POST', '/korisnik/reset-password', { body, headers })).status).toBe(200)
    expect((await tryWith(email, NEW, 'before the reset 0')).status).toBe(200)
  })

  test('of a child count for the child alone', async () => {
    const parent = await newParent()
    const [first, second] = [await newChild(parent), await newChild(parent)]
    await guessFrom(1, first.nickName, 'schoolmate')
    expect((await tryWith(first.nickName, PASSWORD, 'schoolmate 0')).status).toBe(429)
    expect((await tryWith(second.nickName, PASSWORD, 'schoolmate 0')).status).toBe(200)
  })
})
