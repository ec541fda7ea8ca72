import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { fileKeyOf } from '@/lib/platform/files/keep'
import { fileStore } from '@/lib/platform/files/store'
import { sweepFiles } from '@/lib/platform/files/sweep'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForBody } from '../../support/call'
import { picture } from '../../content/media/images/pictures'

let asks: AdminCalls
let cookie: string
beforeAll(async () => void ({ asks, cookie } = await newAdmin()))

const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const isThere = async (file: string) =>
  (await fileStore().head(fileKeyOf({ id: file, type: 'image/webp' }))) !== null

async function uploaded(): Promise<string> {
  const raw = new Uint8Array(await picture().png().toBuffer())
  return (await callForBody<{ file: string }>('POST', '/images/files', { raw, cookie })).file
}
const form = (file: string, changes: object = {}) => ({
  name: 'Slika',
  alt: 'Opis',
  picture: { file, crop: null },
  ...changes,
})

test('a file named by a draft stays as long as the draft', async () => {
  const [drafted, left] = [await uploaded(), await uploaded()]
  const place = `/admin/nacrti/images/${uuidv7()}`
  const values = { picture: { is: { file: drafted, crop: null } } }
  await asks('PUT', place, { title: 'Nova slika', values, base: null })
  expect(await sweepFiles(inDays(40))).toBe(1)
  expect([await isThere(drafted), await isThere(left)]).toEqual([true, false])
  await asks('DELETE', place)
  expect(await sweepFiles(inDays(40))).toBe(1)
})

test('deletes files without a record, except those that can be restored', async () => {
  const [first, second, left] = [await uploaded(), await uploaded(), await uploaded()]
  const { body } = await asks('POST', '/images', form(first))
  const { _id: id, version } = body as { _id: string; version: number }
  await asks('PUT', `/images/${id}`, form(second, { version }))
  expect(await sweepFiles(inDays(30))).toBe(0)
  // A file that was replaced a day ago can still be restored.
  await db().execute(sql`update stored_files set created_at = now() - interval '60 days'`)
  expect(await sweepFiles(inDays(1))).toBe(1)
  expect(await isThere(left)).toBe(false)
  expect(await sweepFiles(inDays(40))).toBe(1)
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  const size = `images/${first}/320.webp`
  expect(await fileStore().head(size)).toBeNull()
  expect(await fileStore().head(size.replace(first, second))).not.toBeNull()
})
