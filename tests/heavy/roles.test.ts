import { beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { contentsOfTables } from '../support/row-counts'
import { call } from '../api/support/call'
import { newCast, ROLES, type Cast } from '../api/safety/cast'
import { CONTRACT_NAMES, TABLE } from '../api/safety/requests'
import { sampleOf } from '../support/sample'

test('the table has one row per call', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(CONTRACT_NAMES.toSorted())
})

/**
 * Calls that write for every permitted role: a session, a recorded download, an order, an admin's
 * template.
 */
const WRITES_FOR_ANYONE = [
  'POST /api/korisnik/prijava',
  'GET /api/korisnik/izvoz',
  'POST /api/narudzbe',
  'GET /api/korisnik/odjava',
  'POST /api/korisnik/potvrdi-lozinku',
  'PUT /api/admin/predlosci-odgovora/{id}',
  'DELETE /api/admin/predlosci-odgovora/{id}',
]

/**
 * Strangers first, because the family's own calls can change or end the data of the other roles'
 * calls.
 */
const ORDER = ['guest', 'admin', 'other pupil', 'other parent', 'pupil', 'parent'] as const

describe.each(sampleOf(Object.entries(TABLE), 40))('%s', (name, { request, statuses }) => {
  let cast: Cast
  let contents: Record<string, string>
  beforeAll(async () => {
    cast = await newCast()
    // Calls that always require the password are made with a confirmed one.
    await db().update(sessions).set({ isConfirmationUnspent: true })
    contents = await contentsOfTables()
  })

  test.each(ORDER.map((role) => ({ role, status: statuses[ROLES.indexOf(role)] ?? 0 })))(
    'answers $role with $status',
    async ({ role, status }) => {
      const { address, body } = request(cast.family)
      // The shared admin of these tests must stay signed in.
      const cookie = name === 'GET /api/admin/logout' ? '' : cast.cookies[role]
      // A separate address for each case, so that rate limits do not add up.
      const from = `${name} ${role}`
      const response = await call(name.split(' ')[0] ?? '', address, { body, cookie, from })
      expect(response.status).toBe(status)
      const before = contents
      contents = await contentsOfTables()
      const isStranger = !['pupil', 'parent'].includes(role) && !WRITES_FOR_ANYONE.includes(name)
      if (status >= 400 || isStranger) expect(contents).toEqual(before)
    },
  )
})
