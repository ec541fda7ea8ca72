import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody, invalidAnswer, refusedAnswer } from '../../support/call'
import { requestReset, childForm, isSessionValid, parentForm } from '../../support/account-calls'
import { newChild, newFamily, newParent, PASSWORD, signIn } from '../../support/people'
import { confirmEmail, lettersTo, tokenTo } from './letters'

const NEW = 'Sasvim-nova-1'

const reset = (token: string, password = NEW) =>
  callForAnswer('POST', '/korisnik/reset-password', { body: { token, password } })
const isValid = async (token: string) =>
  (
    await callForBody<{ valid: boolean }>('POST', '/korisnik/verify-reset-token', {
      body: { token },
    })
  ).valid

const SPENT = refusedAnswer(400, 'Poveznica više ne vrijedi. Zatražite novu.')

describe('a forgotten password', () => {
  test('of a parent: a mailed link sets a new one and ends every session', async () => {
    const { parent, pupil } = await newFamily()
    expect(await requestReset(parent.user.email)).toEqual({ status: 200, body: { success: true } })
    const token = await tokenTo(parent.user.email)
    expect(await isValid(token)).toBe(true)
    expect((await reset(token)).status).toBe(200)
    expect(await isSessionValid(parent)).toBe(false)
    await signIn(parent.user.email, NEW)
    // The child has its own password.
    await signIn('nickName' in pupil.user ? pupil.user.nickName : '', PASSWORD)
    const [told] = await lettersTo(parent.user.email)
    expect(told?.subject).toBe('Lozinka je promijenjena')
  })

  test('of a child: the letter goes to the parent and names the child', async () => {
    const { parent, child } = await newFamily()
    await requestReset(child.nickName.toUpperCase())
    const [letter] = await lettersTo(parent.user.email)
    expect(letter?.text).toContain('(Ema)')
    expect((await reset(await tokenTo(parent.user.email))).status).toBe(200)
    await signIn(child.nickName, NEW)
    await signIn(parent.user.email, PASSWORD)
  })

  test('of a child without one: the child gets one', async () => {
    const parent = await newParent()
    const child = await newChild(parent, { password: undefined })
    await requestReset(child.nickName)
    await reset(await tokenTo(parent.user.email))
    await signIn(child.nickName, NEW)
  })

  test.each(['nitko@nigdje.test', 'nitko', 'admin@iskra.test', `' or 1=1 --`])(
    'of an unknown name (%s): the same response, but no letter',
    async (name) => {
      const before = await db().execute(sql`select count(*) from outbox`)
      expect(await requestReset(name)).toEqual({ status: 200, body: { success: true } })
      expect((await db().execute(sql`select count(*) from outbox`)).rows).toEqual(before.rows)
    },
  )
})

describe('a reset link', () => {
  test('works once', async () => {
    const parent = await newParent()
    await requestReset(parent.user.email)
    const token = await tokenTo(parent.user.email)
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await isValid(token)).toBe(false)
    expect(await reset(token)).toEqual(SPENT)
  })

  test('is replaced by a newer one', async () => {
    const parent = await newParent()
    await requestReset(parent.user.email)
    const first = await tokenTo(parent.user.email)
    await requestReset(parent.user.email)
    expect(await reset(first)).toEqual(SPENT)
    expect((await reset(await tokenTo(parent.user.email))).status).toBe(200)
  })

  test.each([
    ['a parent’s', 'own', 'change-password'],
    ['a parent’s', 'own', 'update-parent'],
    ['a child’s', 'child', 'update-parent'],
    ['a child’s', 'child', 'update-child'],
  ] as const)('%s (%s) is invalidated by %s', async (_, whose, change) => {
    const { parent, child } = await newFamily()
    const { _id: userId, email } = parent.user
    await requestReset(whose === 'own' ? email : child.nickName)
    const token = await tokenTo(email)
    expect(await isValid(token)).toBe(true)
    const passwords = { trenutnaLozinka: PASSWORD, novaLozinka: NEW, potvrdaLozinke: NEW }
    const bodies = {
      'change-password': { userId, ...passwords },
      'update-parent': { ...parentForm(parent.user), email: `novi.${email}` },
      'update-child': { ...childForm(parent, child), password: NEW },
    }
    await callForBody('POST', `/korisnik/${change}`, {
      body: bodies[change],
      cookie: parent.cookie,
    })
    if (change === 'update-parent') await confirmEmail(await tokenTo(`novi.${email}`))
    expect(await isValid(token)).toBe(false)
    expect(await reset(token, 'Od-uljeza-1')).toEqual(SPENT)
  })

  test('requested several times concurrently: one remains', async () => {
    const { user } = await newParent()
    await Promise.all(Array.from({ length: 4 }, () => requestReset(user.email)))
    const letters = (await lettersTo(user.email)).filter(({ subject }) => /Nova/.test(subject))
    expect(letters).toHaveLength(4)
    const tokens = letters.map(({ text }) => /#([\w-]+)/.exec(text)?.[1] ?? '')
    const valid = await Promise.all(tokens.map(isValid))
    expect(valid.filter(Boolean)).toHaveLength(1)
  })

  test('expires after an hour', async () => {
    const parent = await newParent()
    await requestReset(parent.user.email)
    const token = await tokenTo(parent.user.email)
    await db().execute(sql`update links set expires_at = now() + interval '5 seconds'`)
    expect(await isValid(token)).toBe(true)
    await db().execute(sql`update links set expires_at = now() - interval '1 second'`)
    expect(await isValid(token)).toBe(false)
    expect(await reset(token)).toEqual(SPENT)
  })

  test('does not confirm an address, and a confirmation link does not reset', async () => {
    const parent = await newParent()
    const confirmation = await tokenTo(parent.user.email)
    expect(await reset(confirmation)).toEqual(SPENT)
    await requestReset(parent.user.email)
    const token = await tokenTo(parent.user.email)
    const confirmed = await callForAnswer('POST', '/korisnik/potvrdi-email', { body: { token } })
    expect(confirmed).toEqual(SPENT)
  })

  test('is stored only in the unsent letter', async () => {
    const parent = await newParent()
    await requestReset(parent.user.email)
    const token = await tokenTo(parent.user.email)
    const { rows } = await db().execute<{ hash: string }>(sql`select hash from links`)
    expect(rows.map(({ hash }) => hash)).not.toContain(token)
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  test('rejects a short password and stays usable', async () => {
    const parent = await newParent()
    await requestReset(parent.user.email)
    const token = await tokenTo(parent.user.email)
    expect(await reset(token, '1234567')).toEqual(
      invalidAnswer({ password: ['Nova lozinka mora imati najmanje 8 znakova'] }),
    )
    expect(await isValid(token)).toBe(true)
  })
})
