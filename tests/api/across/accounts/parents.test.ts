import { describe, expect, test } from 'vitest'
import { callForAnswer, callForBody, call } from '../../support/call'
import { fetchMe, updateParent } from '../../support/account-calls'
import { newParent, PASSWORD } from '../../support/people'
import { lettersTo, tokenTo } from './letters'

const confirm = (token: string) =>
  callForAnswer('POST', '/korisnik/potvrdi-email', { body: { token } })

const form = {
  firstName: 'Šime',
  lastName: 'Đurđević-Žic',
  email: 'Sime.Zic@Obitelj.test',
  password: PASSWORD,
  acceptsTerms: true,
  consentsForChildren: true,
}
const register = (changes: object) =>
  callForAnswer('POST', '/korisnik/register', {
    body: { ...form, ...changes },
    from: JSON.stringify(changes),
  })

describe('POST /api/korisnik/register', () => {
  test('creates a parent’s account without rights, and mails a confirmation link', async () => {
    const { user } = await newParent(form)
    expect(user).toMatchObject({
      type: 'roditelj',
      firstName: 'Šime',
      lastName: 'Đurđević-Žic',
      email: 'Sime.Zic@Obitelj.test',
      isEmailConfirmed: false,
      subscribedToNewsletter: false,
      children: [],
      subscription: null,
      tokensNo: 0,
      professorNo: 0,
    })
    const [letter] = await lettersTo('Sime.Zic@Obitelj.test')
    expect(letter).toMatchObject({ subject: 'Dobro došli u Iskru', attempts: 0, sentAt: null })
  })

  test('treats an e-mail in other letter case as taken', async () => {
    expect(await register({ email: 'SIME.ZIC@obitelj.TEST' })).toEqual({
      status: 409,
      body: {
        message: 'Ovaj email već ima račun',
        fields: { email: ['Ovaj email već ima račun'] },
      },
    })
  })

  test('of ten concurrent registrations with one e-mail, one succeeds', async () => {
    const email = 'istodobno@obitelj.test'
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => register({ email, firstName: `Ana ${index}` })),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test.each([
    ['firstName', { firstName: '' }, 'Ime je obavezno'],
    ['firstName', { firstName: '   ' }, 'Ime je obavezno'],
    ['firstName', { firstName: undefined }, 'Ime je obavezno'],
    ['firstName', { firstName: 'a'.repeat(61) }, 'Najviše 60 znakova'],
    ['lastName', { lastName: '' }, 'Prezime je obavezno'],
    ['email', { email: '' }, 'Email je obavezan'],
    ['email', { email: 'nije email' }, 'Unesite ispravan email'],
    ['email', { email: 'a@b' }, 'Unesite ispravan email'],
    ['email', { email: `${'a'.repeat(250)}@b.hr` }, 'Unesite ispravan email'],
    ['password', { password: '' }, 'Lozinka je obavezna'],
    ['password', { password: '1234567' }, 'Lozinka mora imati najmanje 8 znakova'],
    [
      'password',
      { password: 'plava kutija '.repeat(20) },
      'Lozinka može imati najviše 200 znakova',
    ],
    ['acceptsTerms', { acceptsTerms: false }, 'Za registraciju treba prihvatiti uvjete korištenja'],
    [
      'consentsForChildren',
      { consentsForChildren: undefined },
      'Za račun djeteta treba suglasnost roditelja',
    ],
  ])('rejects %s of %j', async (field, changes, message) => {
    const { status, body } = await register({ email: 'novi@obitelj.test', ...changes })
    expect(status).toBe(400)
    const { fields } = body as { fields: Record<string, string[]> }
    expect(fields).toEqual({ [field]: [message] })
  })
})

describe('a confirmed address', () => {
  test('is confirmed by the link once', async () => {
    const parent = await newParent()
    const token = await tokenTo(parent.user.email)
    expect(await confirm(token)).toEqual({ status: 200, body: { success: true } })
    expect((await fetchMe(parent)).isEmailConfirmed).toBe(true)
    expect((await confirm(token)).status).toBe(400)
  })

  test.each([
    ['no password', undefined, 'Lozinka je obavezna'],
    ['a wrong one', 'nije-to-lozinka', 'Lozinka nije točna'],
  ])('doesn’t change with %s', async (_, password, message) => {
    const parent = await newParent()
    const { email } = parent.user
    const { status, body } = await updateParent(parent, { email: `uljez.${email}`, password })
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { password: [message] } })
    expect((await fetchMe(parent)).email).toBe(email)
    // Another letter case of the address signs in as before, so nothing is asked.
    expect(
      (await updateParent(parent, { email: email.toUpperCase(), password: undefined })).status,
    ).toBe(200)
  })

  test('of someone else can’t be used', async () => {
    const [parent, other] = [await newParent(), await newParent()]
    const { status } = await updateParent(parent, { email: other.user.email.toUpperCase() })
    expect(status).toBe(409)
    expect((await fetchMe(parent)).email).toBe(parent.user.email)
  })
})

describe('availability', () => {
  const free = async (address: string, body: object) =>
    (await callForBody<{ available: boolean }>('POST', address, { body })).available

  test('an e-mail and a nickname are free until taken in any letter case', async () => {
    expect(await free('/korisnik/check-email', { email: 'slobodan@obitelj.test' })).toBe(true)
    expect(await free('/korisnik/check-email', { email: ' Roditelj@Iskra.test ' })).toBe(false)
    expect(await free('/korisnik/check-nickname', { nickName: 'slobodna' })).toBe(true)
    expect(await free('/korisnik/check-nickname', { nickName: 'MAJA' })).toBe(false)
  })

  test('after thirty requests in a minute further ones are rejected', async () => {
    const check = () =>
      call('POST', '/korisnik/check-email', {
        body: { email: 'x@y.test' },
        from: 'a curious one',
      })
    const statuses = []
    for (let asked = 0; asked < 32; asked += 1) statuses.push((await check()).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(30)).toEqual([429, 429])
  })
})
