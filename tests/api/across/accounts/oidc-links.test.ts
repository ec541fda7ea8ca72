import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { lockAccounts } from '@/lib/platform/auth/accounts'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { identities } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { waitUntil } from '@/tests/support/processes'
import { deleteChild, loginAsChild, requestReset, updateChild } from '../../support/account-calls'
import { callForAnswer } from '../../support/call'
import { Browser, PROVIDER_NAME, startProviderForTests } from '../../support/oidc'
import {
  confirmPassword,
  newChild,
  newFamily,
  newParent,
  PASSWORD,
  readPerson,
  signIn,
  type Person,
} from '../../support/people'
import { lettersTo, tokenTo } from './letters'
import { call } from '../../support/call'
import type { Parent, Pupil } from '@/lib/across/accounts/model'

const { state, issuer } = await startProviderForTests()

const rowsOf = (accountId: string) =>
  db().select().from(identities).where(eq(identities.accountId, accountId))

const actionsOn = async (accountId: string) => {
  const rows = await db().select().from(auditLog).where(eq(auditLog.subjectId, accountId))
  return rows.map(({ action }) => action)
}

const linksOf = async ({ cookie }: Person) =>
  (await new Browser(cookie).call('GET', '/korisnik/vanjske-veze')).body.links

const LINKED = { status: 200, body: { kind: 'link', audience: 'user', path: '/profil' } }

let subjects = 0
/** Nobody has used it before. */
const newSubject = () => (state.subject = `subject-${(subjects += 1)}`)

describe('a parent links', () => {
  test('the own account, is told by mail, and it is noted', async () => {
    const parent = await newParent()
    const subject = newSubject()
    expect(await new Browser(parent.cookie).link(parent.user._id)).toEqual(LINKED)
    expect(await rowsOf(parent.user._id)).toMatchObject([{ issuer: new URL(issuer).href, subject }])
    expect(await linksOf(parent)).toEqual([
      { accountId: parent.user._id, since: expect.stringMatching(/^20/) as string },
    ])
    const [letter] = await lettersTo(parent.user.email)
    expect(letter?.subject).toBe('Dodan je još jedan način prijave')
    expect(letter?.text).toContain(
      `Za prijavu Vašega računa od sada se može upotrijebiti i usluga ${PROVIDER_NAME}.`,
    )
    expect(await actionsOn(parent.user._id)).toEqual(['identity-link'])
  })

  test('a child, who signs in at the provider even if somebody else is signed in there', async () => {
    const { parent, child } = await newFamily()
    const browser = new Browser(parent.cookie)
    newSubject()
    await browser.link(parent.user._id)
    const childSubject = newSubject()
    expect(await browser.link(child._id)).toEqual(LINKED)
    expect(await rowsOf(child._id)).toMatchObject([{ subject: childSubject }])
    expect(await linksOf(parent)).toHaveLength(2)
    const [letter] = await lettersTo(parent.user.email)
    expect(letter?.text).toContain('Za prijavu profila Vašega djeteta (Ema) ')
  })

  test('the same account twice, which changes nothing', async () => {
    const parent = await newParent()
    const browser = new Browser(parent.cookie)
    newSubject()
    await browser.link(parent.user._id)
    expect(await browser.link(parent.user._id)).toEqual(LINKED)
    expect(await rowsOf(parent.user._id)).toHaveLength(1)
    expect(await actionsOn(parent.user._id)).toHaveLength(1)
  })
})

describe('no link is made', () => {
  test('to an identity of another account: 409', async () => {
    const [one, other] = [await newParent(), await newParent()]
    newSubject()
    await new Browser(one.cookie).link(one.user._id)
    expect(await new Browser(other.cookie).link(other.user._id)).toEqual({
      status: 409,
      body: {
        message: `Ovaj je račun usluge ${PROVIDER_NAME} već povezan s drugim računom u Iskri.`,
        way: { title: 'Natrag', path: '/profil' },
      },
    })
    expect(await rowsOf(other.user._id)).toEqual([])
  })

  test('to a second identity of the provider: 409', async () => {
    const parent = await newParent()
    const browser = new Browser(parent.cookie)
    const first = newSubject()
    await browser.link(parent.user._id)
    newSubject()
    const { status, body } = await browser.link(parent.user._id)
    expect([status, body.message]).toEqual([
      409,
      `Ovaj račun u Iskri već je povezan s drugim računom usluge ${PROVIDER_NAME}. Prvo treba prekinuti tu vezu.`,
    ])
    expect(await rowsOf(parent.user._id)).toMatchObject([{ subject: first }])
  })

  test('of two accounts that are linked to one identity at once, one is', async () => {
    const [one, other] = [await newParent(), await newParent()]
    newSubject()
    const visits = await Promise.all(
      [one, other].map(async ({ user, cookie }) => {
        const browser = new Browser(cookie)
        const query = await browser.visitToLink(user._id)
        return () => browser.finish(query)
      }),
    )
    const answers = await Promise.all(visits.map((finish) => finish()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('for a pupil, another family or a guest', async () => {
    const { parent, child, pupil } = await newFamily()
    const other = await newParent()
    const begin = async (cookie: string, accountId: string) =>
      (await new Browser(cookie).call('POST', '/korisnik/vanjske-veze', { accountId })).status
    expect(await begin(pupil.cookie, child._id)).toBe(403)
    expect(await begin(other.cookie, child._id)).toBe(404)
    expect(await begin(other.cookie, parent.user._id)).toBe(404)
    expect(await begin('', child._id)).toBe(401)
  })

  test('without the password: a child can lead back into the parent’s account', async () => {
    const { parent, child } = await newFamily()
    const asChild = await readPerson<Pupil>(await loginAsChild(parent, child))
    const body = { childId: child._id }
    const back = await readPerson<Parent>(
      await call('POST', '/korisnik/return-to-parent', { body, cookie: asChild.cookie }),
    )
    const browser = new Browser(back.cookie)
    const refused = { status: 403, body: expect.objectContaining({ confirm: true }) as object }
    const accountId = child._id
    expect(await browser.call('POST', '/korisnik/vanjske-veze', { accountId })).toEqual(refused)
    expect(await browser.call('DELETE', `/korisnik/vanjske-veze/${accountId}`)).toEqual(refused)
    await confirmPassword(back)
    newSubject()
    expect((await browser.link(accountId)).status).toBe(200)
    expect((await browser.call('DELETE', `/korisnik/vanjske-veze/${accountId}`)).status).toBe(200)
  })

  test('when the session that began it has ended, or is another one', async () => {
    const parent = await newParent()
    const browser = new Browser(parent.cookie)
    newSubject()
    const query = await browser.visitToLink(parent.user._id)
    await browser.call('GET', '/korisnik/odjava')
    expect(await browser.finish(query)).toEqual({
      status: 403,
      body: {
        message: 'Veza nije spremljena, jer je prijava u Iskru u međuvremenu završila.',
        way: { title: 'Natrag', path: '/profil' },
      },
    })
    expect(await rowsOf(parent.user._id)).toEqual([])
  })

  test('when the session ends while the link is being saved, as by a reset', async () => {
    const { parent, child } = await newFamily()
    const browser = new Browser(parent.cookie)
    newSubject()
    const query = await browser.visitToLink(child._id)
    const finishing = await db().transaction(async (tx) => {
      await lockAccounts([parent.user._id], tx)
      const answer = browser.finish(query)
      const isWaiting = sql`select 1 from pg_locks where not granted limit 1`
      await waitUntil('it waits', async () => (await db().execute(isWaiting)).rows.length > 0)
      await endSessionsOf(parent.user._id, { database: tx })
      return { answer }
    })
    expect((await finishing.answer).status).toBe(403)
    expect(await rowsOf(child._id)).toEqual([])
  })

  test('to a child that was erased meanwhile', async () => {
    const { parent, child } = await newFamily()
    const browser = new Browser(parent.cookie)
    newSubject()
    const query = await browser.visitToLink(child._id)
    await confirmPassword(parent)
    expect((await deleteChild(parent, child)).status).toBe(200)
    expect((await browser.finish(query)).status).toBe(404)
  })
})

describe('a link ends', () => {
  test('when the parent ends it, and with it the sessions that it opened', async () => {
    const { parent, child } = await newFamily()
    newSubject()
    await new Browser(parent.cookie).link(child._id)
    const atSchool = new Browser()
    expect((await atSchool.signIn()).status).toBe(200)
    const address = `/korisnik/vanjske-veze/${child._id}`
    const asked = new Browser(parent.cookie)
    expect(await asked.call('DELETE', address)).toEqual({ status: 200, body: { success: true } })
    const me = { body: { sub: child._id }, cookie: atSchool.cookie }
    expect((await callForAnswer('POST', '/korisnik/me', me)).status).toBe(401)
    expect((await atSchool.signIn()).status).toBe(404)
    expect(await actionsOn(child._id)).toEqual(['identity-link', 'identity-unlink'])
    expect((await asked.call('DELETE', address)).status).toBe(404)
  })

  test('when the password is set by a mailed link: somebody else may have made it', async () => {
    const parent = await newParent()
    newSubject()
    await new Browser(parent.cookie).link(parent.user._id)
    await requestReset(parent.user.email)
    const body = { token: await tokenTo(parent.user.email), password: 'Sasvim-nova-1' }
    expect((await callForAnswer('POST', '/korisnik/reset-password', { body })).status).toBe(200)
    expect(await rowsOf(parent.user._id)).toEqual([])
  })

  test('when only the parent opens the child’s profile from now on, not for a new password', async () => {
    const { parent, child } = await newFamily()
    newSubject()
    await new Browser(parent.cookie).link(child._id)
    expect((await updateChild(parent, child, { password: 'Sasvim-nova-1' })).status).toBe(200)
    expect(await rowsOf(child._id)).toHaveLength(1)
    expect((await updateChild(parent, child, { password: null })).status).toBe(200)
    expect(await rowsOf(child._id)).toEqual([])
  })

  test('with the account, and the identity is free again', async () => {
    const { parent, child } = await newFamily()
    newSubject()
    await new Browser(parent.cookie).link(child._id)
    await confirmPassword(parent)
    expect((await deleteChild(parent, child)).status).toBe(200)
    const again = await newChild(parent)
    expect((await new Browser(parent.cookie).link(again._id)).status).toBe(200)
  })
})

test('the family’s export names the links', async () => {
  const { parent, child } = await newFamily()
  const subject = newSubject()
  await new Browser(parent.cookie).link(child._id)
  const { cookie } = (await signIn(parent.user.email, PASSWORD)) as Person<Parent>
  const response = await call('GET', '/korisnik/izvoz?format=json', { cookie })
  const { 'Vanjske prijave': rows } = (await response.json()) as Record<string, unknown[]>
  expect(rows).toEqual([
    expect.objectContaining({ pružatelj: `${issuer}/`, 'oznaka kod pružatelja': subject }),
  ])
})
