import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findPayee, readOperator } from '@/lib/people/billing/operator/records'
import { seedDemoOperator } from '@/lib/people/billing/operator/seed'
import { operators } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'
import { collectAnnouncedTags } from '../../support/announced'
import { invalidAnswer } from '../../support/call'

const { asks } = await newAdmin()

const FORM = {
  ...{ legalName: 'Proba d.o.o.', accountName: 'PROBA D.O.O.', address: 'Ulica 1' },
  ...{ city: '10000 Zagreb', oib: '69435151530', registration: '', representative: '' },
  ...{ phone: '', iban: 'HR1723600001101234565', isActive: true },
}
const save = (changes: object = {}) => asks('PUT', '/admin/pruzatelj', { ...FORM, ...changes })

/** The fields of a new database's operator, which is not active yet. */
const empty = { ...FORM, legalName: '', accountName: '', address: '', city: '', oib: '', iban: '' }
beforeEach(() =>
  db()
    .update(operators)
    .set({ ...empty, isActive: false }),
)

// 'GET /api/admin/pruzatelj', 'PUT /api/admin/pruzatelj'
test('it is empty and accepts no orders until an admin fills it in', async () => {
  const { body } = await asks('GET', '/admin/pruzatelj')
  expect(body).toMatchObject({ ...empty, isActive: false })
  expect(await findPayee()).toBeNull()
  const { version } = body as { version: number }
  expect(await collectAnnouncedTags(() => save({ version }))).toEqual(['prices'])
  expect(await findPayee()).toMatchObject({ accountName: 'PROBA D.O.O.', iban: FORM.iban })
  expect((await save({ version, phone: '1' })).status).toBe(409)
})

test('numbers are accepted with spaces and in lower case, and checked', async () => {
  await save({ iban: 'hr17 2360 0001 1012 3456 5', oib: '694 351 515 30' })
  expect(await readOperator()).toMatchObject({ iban: FORM.iban, oib: FORM.oib })
  expect(await save({ iban: 'HR1823600001101234565', oib: '69435151531' })).toEqual(
    invalidAnswer({
      iban: ['IBAN ima HR i 19 znamenki. Provjeri jesu li sve točne.'],
      oib: ['OIB ima 11 znamenki. Provjeri jesu li sve točne.'],
    }),
  )
})

test('orders don’t open while a payment field is missing', async () => {
  const sentence = ['Bez ovoga se ne može naručivati.']
  expect(await save({ iban: '', city: ' ' })).toEqual(
    invalidAnswer({ iban: sentence, city: sentence }),
  )
  expect((await save({ iban: '', city: '', isActive: false })).status).toBe(200)
  expect(await findPayee()).toBeNull()
})

test('there is only one', async () => {
  await expect(
    db().execute(sql`insert into operators (id) values (gen_random_uuid())`),
  ).rejects.toThrow()
})

test('the demo has a made-up operator, which never replaces a real one', async () => {
  await save()
  await db().transaction(seedDemoOperator)
  expect(await readOperator()).toMatchObject({ legalName: 'Proba d.o.o.' })
  await save({ ...empty, isActive: false })
  await db().transaction(seedDemoOperator)
  expect((await findPayee())?.legalName).toMatch(/izmišljeni podaci/)
})
