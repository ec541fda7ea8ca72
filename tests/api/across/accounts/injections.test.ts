import { describe, expect, test } from 'vitest'
import { INJECTIONS } from '../../../fixtures/injections'
import { digestTables } from '../../../support/row-counts'
import { USER_LIMITS } from '@/lib/people/users/limits'
import type { Parent } from '@/lib/across/accounts/model'
import { call } from '../../support/call'
import { childForm, parentForm } from '../../support/account-calls'
import { firstGradeId, newChild, newFamily, newParent, PASSWORD } from '../../support/people'

const TEXTS = INJECTIONS.map(({ text }) => text)

const family = await newFamily()
const gradeID = await firstGradeId()

const asParent = (path: string, body: object, from: string) =>
  call('POST', `/korisnik/${path}`, { body, cookie: family.parent.cookie, from })

const newChildForm = (changes: object) => ({
  ...{ parentId: family.parent.user._id, firstName: 'Eva', nickName: 'eva-mala', gradeID },
  ...changes,
})

const NICK_NAME = 'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka'
const EMAIL = 'Unesite ispravan email'
const AVATAR = 'Odaberi jednu od ponuđenih sličica.'

/** Fields that reject injections, with the field's error and message. */
const REFUSING: [path: string, field: string, sentence: string, form: (text: string) => object][] =
  [
    [
      'update-parent',
      'email',
      EMAIL,
      (text) => ({ ...parentForm(family.parent.user), email: `${text}@obitelj.test` }),
    ],
    ['add-child', 'nickName', NICK_NAME, (nickName) => newChildForm({ nickName })],
    [
      'update-child',
      'nickName',
      NICK_NAME,
      (nickName) => ({ ...childForm(family.parent, family.child), nickName }),
    ],
    ['add-child', 'avatarURL', AVATAR, (avatarURL) => newChildForm({ avatarURL })],
    [
      'update-child',
      'avatarURL',
      AVATAR,
      (avatarURL) => ({ ...childForm(family.parent, family.child), avatarURL }),
    ],
  ]

describe.each(REFUSING)('%s rejects as %s', (path, field, sentence, form) => {
  test.each(TEXTS)('%j', async (text) => {
    const before = await digestTables()
    const response = await asParent(
      path,
      form(text),
      `${path} ${field} ${encodeURIComponent(text)}`,
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { [field]: [sentence] } })
    expect(await digestTables()).toEqual(before)
  })
})

test.each(TEXTS)('registration rejects %j in an e-mail', async (text) => {
  const consents = { acceptsTerms: true, consentsForChildren: true }
  const person = { firstName: 'Iva', lastName: 'Marić', email: `${text}@obitelj.test` }
  const response = await call('POST', '/korisnik/register', {
    body: { ...person, password: PASSWORD, ...consents },
    from: `registration ${encodeURIComponent(text)}`,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { email: [EMAIL] } })
})

describe.each(TEXTS)('%j', (text) => {
  test('is short enough for a name, and stored and returned unchanged', async () => {
    expect(text.length).toBeLessThanOrEqual(USER_LIMITS.name)
    const parent = await newParent({ firstName: text, lastName: text })
    expect(parent.user).toMatchObject<Partial<Parent>>({ firstName: text, lastName: text })
    expect(await newChild(parent, { firstName: text })).toMatchObject({ firstName: text })
  })
})

test.each(['a\u202e<script>pw()</script>', '\u2066"onload=pw()', '<svg\u000bonload=pw()>'])(
  '%j has characters that hide or reverse text, and is no valid name',
  async (firstName) => {
    for (const [path, body] of [
      ['update-parent', { ...parentForm(family.parent.user), firstName }],
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
