import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '@/lib/platform/auth/password'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import type { Parent } from '@/lib/across/accounts/model'
import { callForAnswer, callForBody, call, invalidAnswer } from '../../support/call'
import { requestReset, childForm } from '../../support/account-calls'
import {
  firstGradeId,
  newFamily,
  newParent,
  PASSWORD,
  signIn,
  type Person,
} from '../../support/people'
import { tokenTo } from './letters'

const EASY = 'Ova se lozinka lako pogađa. Dodajte joj još koju riječ.'
const OWN_NAME = 'Lozinka ne smije biti ime, nadimak ni email.'

/** A parent named Iva Marić tries a new password in each request that accepts one. */
const PLACES: [
  name: string,
  set: (parent: Person<Parent>, password: string) => Promise<unknown>,
][] = [
  [
    'password',
    (_, password) =>
      callForAnswer('POST', '/korisnik/register', {
        body: {
          firstName: 'Iva',
          lastName: 'Marić',
          email: 'iva@obitelj.test',
          password,
          acceptsTerms: true,
          consentsForChildren: true,
        },
        from: encodeURI(password),
      }),
  ],
  [
    'novaLozinka',
    ({ user, cookie }, password) =>
      callForAnswer('POST', '/korisnik/change-password', {
        body: {
          userId: user._id,
          trenutnaLozinka: PASSWORD,
          novaLozinka: password,
          potvrdaLozinke: password,
        },
        cookie,
      }),
  ],
  [
    'password',
    async ({ user }, password) => {
      await requestReset(user.email)
      const body = { token: await tokenTo(user.email), password }
      return callForAnswer('POST', '/korisnik/reset-password', { body })
    },
  ],
  [
    'password',
    async ({ user, cookie }, password) => {
      const gradeID = await firstGradeId()
      const fields = { firstName: 'Iva', nickName: 'mala-maric', gradeID, password }
      const body = { parentId: user._id, ...fields }
      return callForAnswer('POST', '/korisnik/add-child', { body, cookie })
    },
  ],
]

describe.each(PLACES.map(([field, set], place) => ({ field, set, place })))(
  'a new password ($place)',
  ({ field, set, place }) => {
    test.each([
      ['12345678', EASY],
      ['Lozinka123', EASY],
      [place === 3 ? 'MalaMarić2015' : 'IvaMarić-2015', OWN_NAME],
    ])('„%s” is rejected: %s', async (password, message) => {
      const parent = await newParent()
      expect(await set(parent, password)).toEqual(invalidAnswer({ [field]: [message] }))
    })
  },
)

test('an existing password of this kind still signs in', async () => {
  const { user } = await newParent()
  const passwordHash = await hashPassword('12345678')
  await db().update(accounts).set({ passwordHash }).where(eq(accounts.id, user._id))
  expect((await signIn(user.email, '12345678')).user._id).toBe(user._id)
})

describe('an absent or empty field', () => {
  test('leaves the newsletter choice unchanged', async () => {
    const { user, cookie } = await newParent({ subscribedToNewsletter: true })
    const { _id: userId, lastName, email } = user
    const body = { userId, firstName: 'Ivana', lastName, email }
    const sent = { body, cookie }
    const answered = await callForBody<{ user: Parent }>('POST', '/korisnik/update-parent', sent)
    expect(answered.user).toEqual({ ...user, firstName: 'Ivana' })
  })

  test('for the picture is rejected', async () => {
    const { parent, pupil, child } = await newFamily()
    const { _id, ...fields } = { ...childForm(parent, child), avatarURL: '' }
    const statusOf = async (address: string, body: object, { cookie }: { cookie: string }) =>
      (await call('POST', address, { body, cookie })).status
    expect(await statusOf('/korisnik/update-child', { ...fields, _id }, parent)).toBe(400)
    expect(await statusOf('/korisnik/add-child', fields, parent)).toBe(400)
    const own = { korisnikId: _id, avatarURL: '' }
    expect(await statusOf('/korisnik/update-avatar', own, pupil)).toBe(400)
  })
})
