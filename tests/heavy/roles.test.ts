import { describe, expect, test } from 'vitest'
import { sessions } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { digestTables } from '../support/row-counts'
import { call } from '../api/support/call'
import { newCast, ROLES, type Cast, type Role } from '../api/safety/cast'
import { CONTRACT_NAMES, TABLE } from '../api/safety/requests'
import { dailySampleOf } from '../support/sample'

test('the table has one row per call', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(CONTRACT_NAMES.toSorted())
})

/** Calls that write for every role that may call: a session, a download noted, an order, the own mascot, the own family's goal, an admin's template. */
const WRITES_FOR_ANYONE = new Set([
  'POST /api/korisnik/prijava',
  'GET /api/korisnik/izvoz',
  'POST /api/narudzbe',
  'POST /api/danas',
  'PUT /api/korisnik/maskota',
  'PUT /api/obiteljski-cilj',
  'GET /api/korisnik/odjava',
  'POST /api/korisnik/potvrdi-lozinku',
  'PUT /api/admin/predlosci-odgovora/{id}',
  'DELETE /api/admin/predlosci-odgovora/{id}',
])

const STRANGERS = ['guest', 'admin', 'other pupil', 'other parent'] as const

/** Strangers first: what the family itself may do can change or end what the others try. */
const ORDER: readonly Role[] = [...STRANGERS, 'pupil', 'parent']

let readers: Promise<Cast> | undefined

/** Reads share a cast. A write has a family of its own; it changes nothing for the strangers. */
async function castFor(name: string): Promise<Cast> {
  if (WRITES_FOR_ANYONE.has(name)) return confirmedCast()
  const cast = await (readers ??= confirmedCast())
  return name.startsWith('GET ') ? cast : confirmedCast(cast)
}

async function confirmedCast(known?: Cast): Promise<Cast> {
  const cast = await newCast(known)
  // Calls that ask for the password are tried by roles that have just given it.
  await db().update(sessions).set({ isConfirmationUnspent: true })
  return cast
}

let sent = 0

async function statusOf(name: string, cast: Cast, role: Role): Promise<number> {
  const { address, body } = TABLE[name]?.request(cast.family) ?? { address: '' }
  // The one admin of all these tests stays signed in.
  const cookie = name === 'GET /api/admin/logout' ? '' : cast.cookies[role]
  // Each call has its own address, so that the rate limit of one does not refuse the next.
  const from = `role ${(sent += 1)}`
  return (await call(name.split(' ')[0] ?? '', address, { body, cookie, from })).status
}

const rows = Object.entries(TABLE)

describe('every call', () => {
  test.each(rows)('%s answers each role with its status', async (name, { statuses }) => {
    const cast = await castFor(name)
    const answered = new Map<Role, number>()
    for (const role of ORDER) answered.set(role, await statusOf(name, cast, role))
    expect(ROLES.map((role) => answered.get(role))).toEqual(statuses)
  })

  test('lets no stranger change a row of the database', async () => {
    const cast = await confirmedCast()
    const before = await digestTables()
    for (const [name] of rows.filter(([one]) => !WRITES_FOR_ANYONE.has(one)))
      for (const role of STRANGERS) await statusOf(name, cast, role)
    expect(await digestTables()).toEqual(before)
  })
})

/** The database is read after each call of the family itself, which takes long: for some calls a day. */
describe.each(dailySampleOf(rows, 24))('%s', (name, { statuses }) => {
  test('changes nothing for a member of the family whom it refuses', async () => {
    const cast = await confirmedCast()
    for (const role of ['pupil', 'parent'] as const) {
      const before = await digestTables()
      const status = await statusOf(name, cast, role)
      expect(status).toBe(statuses[ROLES.indexOf(role)])
      if (status >= 400) expect(await digestTables(), role).toEqual(before)
    }
  })
})
