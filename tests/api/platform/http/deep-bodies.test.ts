import { expect, test } from 'vitest'
import { newAdmin } from '../../support/admins'
import { callForAnswer, refusedAnswer } from '../../support/call'

const headers = { 'content-type': 'application/json' }
const invalid = refusedAnswer(400, 'Uneseni podaci nisu ispravni.')
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

test.each([
  ['5,000 lists', lists(5_000)],
  ['40,000 lists', lists(40_000)],
  ['5,000 objects', objects(5_000)],
  ['a list more than are taken', lists(101)],
])('every call refuses a body of %s', async (_, raw) => {
  expect(await callForAnswer('POST', '/korisnik/check-email', { raw, headers })).toEqual(invalid)
})

test('a draft may be nested as deeply as an editor’s text, but not deeper', async () => {
  const { cookie } = await newAdmin()
  const keep = (values: string) => {
    const raw = `{"title":"x","values":{"a":${values}},"base":null}`
    const place = '/admin/nacrti/literature/01890000-0000-7000-8000-000000000001'
    return callForAnswer('PUT', place, { raw, headers, cookie })
  }
  expect((await keep(lists(90))).status).toBe(200)
  expect(await keep(lists(5_000))).toEqual(invalid)
})
