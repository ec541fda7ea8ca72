import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/auth/tables'
import { contracts } from '@/lib/across/api/contracts'
import { db } from '@/lib/platform/db/client'
import type { Parent, Pupil } from '@/lib/across/accounts/model'
import { digestTables } from '../../../support/row-counts'
import { callForAnswer, call } from '../../support/call'
import { deleteChild, fetchMe, loginAsChild } from '../../support/account-calls'
import {
  newChild,
  newFamily,
  newParent,
  PASSWORD,
  readPerson,
  signIn,
  type Person,
} from '../../support/people'
import { TABLE } from '../../safety/requests'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} /api${path}`

/** Requests that require the password first. */
const CONFIRMED = {
  'POST /api/korisnik/add-child': 'fresh',
  'POST /api/korisnik/update-child': 'fresh',
  'POST /api/korisnik/delete-child': 'always',
  'GET /api/korisnik/izvoz': 'fresh',
  'POST /api/korisnik/pomocnik': 'fresh',
  'POST /api/narudzbe': 'fresh',
}

/** Like `CONFIRMED`; tested with a provider in oidc-links.test.ts. */
const OF_PROVIDER = {
  'POST /api/korisnik/vanjske-veze': 'fresh',
  'DELETE /api/korisnik/vanjske-veze/{id}': 'fresh',
}

/** Requests that need no password: they read, switch profiles, or contain the password. */
const FREE = [
  ...['POST /api/korisnik/me', 'POST /api/korisnik/pretplata', 'GET /api/korisnik/izvjestaj'],
  ...['GET /api/korisnik/profil', 'GET /api/korisnik/pomocnik'],
  ...['POST /api/korisnik/login-as-child', 'POST /api/korisnik/return-to-parent'],
  ...['POST /api/korisnik/tjedni-izvjestaj', 'POST /api/korisnik/ponovi-potvrdu'],
  ...['POST /api/korisnik/update-access-rights', 'POST /api/korisnik/decrement-tokens'],
  ...['POST /api/korisnik/change-password', 'POST /api/korisnik/update-parent'],
  ...['POST /api/korisnik/brisanje', 'POST /api/korisnik/potvrdi-lozinku'],
  ...['POST /api/korisnik/prihvati-uvjete', 'POST /api/korisnik/odustani-od-emaila'],
  'GET /api/lessons/{id}/rjesenja',
  ...['GET /api/obiteljski-cilj', 'PUT /api/obiteljski-cilj'],
  ...['GET /api/narudzbe', 'GET /api/narudzbe/{id}', 'DELETE /api/narudzbe/{id}'],
  'GET /api/narudzbe/{id}/uplatnica',
  ...['GET /api/professor-questions/my-questions', 'POST /api/korisnik/pisma-profesora'],
  ...['GET /api/professor-questions/unseen-answers-count'],
  'GET /api/professor-questions/{id}/picture',
  'GET /api/korisnik/vanjske-veze',
]

test('every request of a parent requires the password or is listed as an exception', () => {
  const ofParents = contracts.filter(({ access }) => access === 'parent' || access === 'user')
  const asking = ofParents.filter(({ confirmation }) => confirmation)
  expect(Object.fromEntries(asking.map((one) => [nameOf(one), one.confirmation]))).toEqual({
    ...CONFIRMED,
    ...OF_PROVIDER,
  })
  const others = ofParents.filter(({ confirmation }) => !confirmation).map(nameOf)
  expect(others.toSorted()).toEqual(FREE.toSorted())
})

test('granting, closing or erasing as an admin requires the password, too', () => {
  const asking = contracts.filter(
    ({ access, confirmation }) => confirmation && access !== 'parent' && access !== 'user',
  )
  expect(Object.fromEntries(asking.map((one) => [nameOf(one), one.confirmation]))).toEqual({
    'POST /api/admin/vanjska-veza': 'fresh',
    'DELETE /api/admin/vanjska-veza': 'fresh',
    'POST /api/admin/activate-product': 'fresh',
    'DELETE /api/admin/aktivacije/{id}': 'fresh',
    'PUT /api/admin/pruzatelj': 'fresh',
    'PUT /api/admin/korisnici/{id}/blokada': 'fresh',
    'PUT /api/admin/korisnici/{id}/email': 'fresh',
    'DELETE /api/admin/korisnici/{id}': 'always',
  })
})

/** A family whose parent returned from the child's profile with one tap, which a child can make. */
async function backFromChild() {
  const { parent, child } = await newFamily()
  const asChild = await readPerson<Pupil>(await loginAsChild(parent, child))
  const body = { childId: child._id }
  const { cookie } = asChild
  const returned = await call('POST', '/korisnik/return-to-parent', { body, cookie })
  const back = await readPerson<Parent>(returned)
  return { parent: back, child, pupil: asChild }
}

type Family = Awaited<ReturnType<typeof backFromChild>>

const confirm = ({ cookie }: Person<Parent>, password = PASSWORD, address = cookie.slice(0, 60)) =>
  callForAnswer('POST', '/korisnik/potvrdi-lozinku', {
    body: { password },
    cookie,
    from: address,
  })

const send = (name: string, family: Family) => {
  const { address, body } = TABLE[name]?.request(family) ?? { address: 'none' }
  const { cookie } = family.parent
  return call(name.split(' ')[0] ?? '', address, { body, cookie })
}

const UNCONFIRMED = { message: 'Za ovo treba potvrditi lozinku svojega računa.', confirm: true }

const later = (minutes: number) =>
  db()
    .update(sessions)
    .set({ confirmedAt: sql`confirmed_at - make_interval(mins => ${minutes})` })

describe.each(Object.entries(CONFIRMED))('%s', (name, confirmation) => {
  test('is rejected for an unconfirmed session and changes nothing', async () => {
    const family = await backFromChild()
    const before = await digestTables()
    const response = await send(name, family)
    expect([response.status, await response.json()]).toEqual([403, UNCONFIRMED])
    expect(await digestTables()).toEqual(before)
  })

  test('works after the password, and ten minutes later requires it again', async () => {
    const [family, slow] = [await backFromChild(), await backFromChild()]
    expect(await confirm(slow.parent)).toEqual({ status: 200, body: { success: true } })
    await later(9)
    expect((await confirm(family.parent)).status).toBe(200)
    expect((await send(name, family)).status).toBe(200)
    await later(1)
    expect((await send(name, slow)).status).toBe(403)
  })

  test(`${confirmation === 'fresh' ? 'works' : 'asks also'} right after signing in`, async () => {
    const family = await backFromChild()
    const parent = (await signIn(family.parent.user.email, PASSWORD)) as Person<Parent>
    const response = await send(name, { ...family, parent })
    expect(response.status).toBe(confirmation === 'fresh' ? 200 : 403)
  })

  test('requires it when the clock is set back before the confirmation', async () => {
    const family = await backFromChild()
    await confirm(family.parent)
    await later(-60)
    expect((await send(name, family)).status).toBe(403)
  })
})

test('a confirmation allows one erasure, and none after another action', async () => {
  const { parent, child } = await newFamily()
  const other = await newChild(parent)
  await confirm(parent)
  expect((await deleteChild(parent, { _id: '01890000-0000-7000-8000-000000000000' })).status).toBe(
    404,
  )
  expect((await deleteChild(parent, child)).status).toBe(200)
  expect((await deleteChild(parent, other)).status).toBe(403)
  await confirm(parent)
  expect((await call('GET', '/korisnik/izvoz', { cookie: parent.cookie })).status).toBe(200)
  expect((await deleteChild(parent, other)).status).toBe(403)
})

test('two concurrent erasures on one confirmation: one happens', async () => {
  const { parent, child } = await newFamily()
  const other = await newChild(parent)
  await confirm(parent)
  const answers = await Promise.all([deleteChild(parent, child), deleteChild(parent, other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
})

test('an unconfirmed session shows the children and switches to them', async () => {
  const { parent, child } = await backFromChild()
  expect((await fetchMe(parent)).children.map(({ _id }) => _id)).toEqual([child._id])
  expect((await loginAsChild(parent, child)).status).toBe(200)
})

describe('POST /api/korisnik/potvrdi-lozinku', () => {
  test('a wrong one confirms nothing, and after ten the right one is not checked', async () => {
    const { parent } = await backFromChild()
    const wrong = {
      status: 400,
      body: { message: 'Lozinka nije točna', fields: { password: ['Lozinka nije točna'] } },
    }
    for (let tried = 0; tried < 10; tried += 1)
      expect(await confirm(parent, 'nije-to-lozinka')).toEqual(wrong)
    expect((await confirm(parent)).status).toBe(429)
    const [session] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, parent.user._id))
    expect(session?.confirmedAt).toBeNull()
  })

  test('is for parents, with their own password', async () => {
    const { pupil } = await newFamily()
    expect((await confirm(pupil as never)).status).toBe(403)
    const other = await newParent({ password: 'Sasvim-druga-lozinka-2' })
    expect((await confirm(other)).status).toBe(400)
    expect((await confirm({ ...other, cookie: '' })).status).toBe(401)
  })
})
