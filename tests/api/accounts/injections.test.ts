import { beforeAll, describe, expect, test } from 'vitest'
import { INJECTIONS } from '../../fixtures/injections'
import { contentsOfTables } from '../../support/row-counts'
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/rate-limit'
import { USER_LIMITS } from '@/lib/users/limits'
import type { Parent } from '@/lib/accounts/model'
import { call } from '../call'
import { firstGradeId, newChild, newFamily, newParent, PASSWORD, type Family } from '../people'

const TEXTS = INJECTIONS.map(({ text }) => text)

let family: Family
let gradeID: string
beforeAll(async () => {
  family = await newFamily()
  gradeID = await firstGradeId()
})

const asParent = (path: string, body: object, address: string) => {
  const headers = { cookie: family.parent.cookie, [CLIENT_ADDRESS_HEADER]: address }
  return call('POST', `/korisnik/${path}`, { body, headers })
}

const parentForm = (changes: object) => {
  const { _id: userId, firstName, lastName, email } = family.parent.user
  const form = { userId, firstName, lastName, email, subscribedToNewsletter: false }
  return { ...form, password: PASSWORD, ...changes }
}

const newChildForm = (changes: object) => ({
  ...{ parentId: family.parent.user._id, firstName: 'Eva', nickName: 'eva-mala', gradeID },
  ...changes,
})

const changedChildForm = (changes: object) => {
  const { _id, firstName, nickName } = family.child
  return { parentId: family.parent.user._id, _id, firstName, nickName, gradeID, ...changes }
}

const NICK_NAME = 'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka'
const EMAIL = 'Unesite ispravan email'
const AVATAR = 'Odaberi jednu od ponuđenih sličica.'

/** Fields that take no injection at all: what refuses it, with which sentence. */
const REFUSING: [path: string, field: string, sentence: string, form: (text: string) => object][] =
  [
    ['update-parent', 'email', EMAIL, (text) => parentForm({ email: `${text}@obitelj.test` })],
    ['add-child', 'nickName', NICK_NAME, (nickName) => newChildForm({ nickName })],
    ['update-child', 'nickName', NICK_NAME, (nickName) => changedChildForm({ nickName })],
    ['add-child', 'avatarURL', AVATAR, (avatarURL) => newChildForm({ avatarURL })],
    ['update-child', 'avatarURL', AVATAR, (avatarURL) => changedChildForm({ avatarURL })],
  ]

describe.each(REFUSING)('%s refuses as %s', (path, field, sentence, form) => {
  test.each(TEXTS)('%j', async (text) => {
    const before = await contentsOfTables()
    const response = await asParent(
      path,
      form(text),
      `${path} ${field} ${encodeURIComponent(text)}`,
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: [sentence] } })
    expect(await contentsOfTables()).toEqual(before)
  })
})

test.each(TEXTS)('registration refuses %j in an e-mail', async (text) => {
  const consents = { acceptsTerms: true, consentsForChildren: true }
  const person = { firstName: 'Iva', lastName: 'Marić', email: `${text}@obitelj.test` }
  const response = await call('POST', '/korisnik/register', {
    body: { ...person, password: PASSWORD, ...consents },
    headers: { [CLIENT_ADDRESS_HEADER]: `registration ${encodeURIComponent(text)}` },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { email: [EMAIL] } })
})

describe.each(TEXTS)('%j', (text) => {
  test('is short enough to be a name, and kept and given back as it is', async () => {
    expect(text.length).toBeLessThanOrEqual(USER_LIMITS.name)
    const parent = await newParent({ firstName: text, lastName: text })
    expect(parent.user).toMatchObject<Partial<Parent>>({ firstName: text, lastName: text })
    expect(await newChild(parent, { firstName: text })).toMatchObject({ firstName: text })
  })
})

test.each(['a\u202e<script>pw()</script>', '\u2066"onload=pw()', '<svg\u000bonload=pw()>'])(
  '%j holds signs that hide or turn text, and is no name',
  async (firstName) => {
    for (const [path, body] of [
      ['update-parent', parentForm({ firstName })],
      ['add-child', newChildForm({ firstName })],
    ] as const) {
      const response = await asParent(path, body, `${path} ${encodeURIComponent(firstName)}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        fields: { firstName: ['Sadrži nedopuštene znakove'] },
      })
    }
  },
)
