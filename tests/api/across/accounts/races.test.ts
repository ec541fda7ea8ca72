import { describe, expect, test } from 'vitest'
import { callForAnswer, call } from '../../support/call'
import {
  requestReset,
  deleteChild,
  isSessionValid,
  loginAsChild,
  updateChild,
} from '../../support/account-calls'
import {
  confirmPassword,
  cookiesOf,
  newChild,
  newFamily,
  newParent,
  PASSWORD,
} from '../../support/people'
import { tokenTo } from './letters'

const NEW = 'Sasvim-nova-1'
const CHANGED = 'Promijenjena-1'

async function linkFor(email: string): Promise<string> {
  expect((await requestReset(email)).status).toBe(200)
  return tokenTo(email)
}
const reset = (token: string) =>
  call('POST', '/korisnik/reset-password', { body: { token, password: NEW } })
const signIn = (email: string, password: string) =>
  call('POST', '/korisnik/prijava', { body: { email, password } })
const opens = async (email: string, password: string) =>
  (await signIn(email, password)).status === 200

describe('a password that is reset', () => {
  test('leaves no session open from concurrent sign-ins with the old one', async () => {
    const { user } = await newParent()
    const token = await linkFor(user.email)
    const tries = (count: number) =>
      Array.from({ length: count }, () => signIn(user.email, PASSWORD))
    const before = tries(4)
    const resetting = reset(token)
    const signedIn = await Promise.all([...before, ...tries(4)])
    expect((await resetting).status).toBe(200)
    const cookies = signedIn.filter(({ status }) => status === 200).map(cookiesOf)
    const refused = signedIn.filter(({ status }) => status === 401)
    expect(cookies.length + refused.length).toBe(8)
    const open = await Promise.all(cookies.map((cookie) => isSessionValid({ user, cookie })))
    expect(open).toEqual(cookies.map(() => false))
    expect(await opens(user.email, NEW)).toBe(true)
  })

  test('leaves no session open from a concurrent profile switch', async () => {
    const { parent, child, pupil } = await newFamily()
    const token = await linkFor(parent.user.email)
    const [answer, switched] = await Promise.all([reset(token), loginAsChild(parent, child)])
    expect(answer.status).toBe(200)
    const opened = { user: pupil.user, cookie: cookiesOf(switched) }
    expect(await isSessionValid(opened)).toBe(false)
  })

  test('and changed concurrently is the one set by the successful request', async () => {
    const { user, cookie } = await newParent()
    const token = await linkFor(user.email)
    const passwords = { novaLozinka: CHANGED, potvrdaLozinke: CHANGED }
    const body = { userId: user._id, trenutnaLozinka: PASSWORD, ...passwords }
    const [byLink, byForm] = await Promise.all([
      reset(token),
      callForAnswer('POST', '/korisnik/change-password', { body, cookie }),
    ])
    // The order is random; the session may end before the form is read.
    expect([byLink, byForm].filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await opens(user.email, NEW)).toBe(byLink.status === 200)
    expect(await opens(user.email, CHANGED)).toBe(byForm.status === 200)
    expect(await opens(user.email, PASSWORD)).toBe(false)
  })
})

test('a child changed and deleted concurrently is changed or gone, never an error', async () => {
  const parent = await newParent()
  for (let round = 0; round < 10; round += 1) {
    const child = await newChild(parent, { password: undefined })
    const update = () => updateChild(parent, child, {})
    await confirmPassword(parent)
    const answers = await Promise.all([update(), update(), deleteChild(parent, child), update()])
    const [first, second, deleted, last] = answers.map(({ status }) => status)
    expect([200, 403]).toContain(deleted)
    // A faster change has used up the confirmation: the parent is asked again.
    if (deleted === 403) await confirmPassword(parent)
    if (deleted === 403) expect((await deleteChild(parent, child)).status).toBe(200)
    for (const status of [first, second, last]) expect([200, 404]).toContain(status)
  }
})
