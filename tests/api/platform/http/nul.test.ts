import { expect, test } from 'vitest'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily } from '../../support/people'

const NUL = '\0'
const registration = {
  firstName: 'Iva',
  lastName: 'Marić',
  email: 'nul@obitelj.test',
  password: 'Tajna-lozinka-1',
  acceptsTerms: true,
  consentsForChildren: true,
}

test.each([
  ['a first name', '/korisnik/register', { ...registration, firstName: `I${NUL}va` }],
  ['a password', '/korisnik/register', { ...registration, password: `Tajna-${NUL}lozinka` }],
  ['a sign-in name', '/korisnik/prijava', { email: `maja${NUL}`, password: 'Iskra-demo-2026' }],
  ['an asked e-mail', '/korisnik/check-email', { email: `${NUL}nul@obitelj.test` }],
  ['a key', '/korisnik/check-email', { email: 'nul@obitelj.test', [`a${NUL}`]: 1 }],
  ['a list inside', '/korisnik/check-email', { email: [{ a: ['x', NUL] }] }],
])('a NUL in %s is refused like any invalid value: 400', async (_, address, body) => {
  const answer = await callForAnswer('POST', address, { body })
  expect(answer).toEqual(refusedAnswer(400, 'Uneseni podaci nisu ispravni.'))
})

test('an escaped backslash before u0000 is no NUL', async () => {
  const raw = String.raw`{"email":"a\\u0000@obitelj.test"}`
  const headers = { 'content-type': 'application/json' }
  const { status } = await callForAnswer('POST', '/korisnik/check-email', { raw, headers })
  expect(status).toBe(200)
})

test('a lone surrogate is refused, a pair is not', async () => {
  const headers = { 'content-type': 'application/json' }
  const ask = (escaped: string) =>
    callForAnswer('POST', '/korisnik/check-email', {
      raw: String.raw`{"email":"PLACE@obitelj.test"}`.replace('PLACE', escaped),
      headers,
    })
  const half = await ask(String.raw`a\ud83d`)
  expect(half).toEqual(refusedAnswer(400, 'Uneseni podaci nisu ispravni.'))
  expect((await ask(String.raw`a\ud83d\ude00`)).status).toBe(200)
})

test('an address with a NUL is a 404', async () => {
  const answer = await callForAnswer('GET', '/zabavni-kwizovi/a%00b')
  expect(answer).toEqual(refusedAnswer(404, 'Tražena adresa ne postoji.'))
})

test('a NUL in a query is refused too', async () => {
  const { pupil } = await newFamily()
  const headers = { cookie: pupil.cookie }
  const found = await callForAnswer('GET', '/korisnik/biljeznica?query=a%00b', { headers })
  expect(found).toEqual(refusedAnswer(400, 'Uneseni podaci nisu ispravni.'))
  expect((await callForAnswer('GET', '/korisnik/biljeznica?query=a%01b', { headers })).status).toBe(
    200,
  )
})
