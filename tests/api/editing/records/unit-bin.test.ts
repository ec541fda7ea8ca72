import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { BIN_MESSAGES } from '@/lib/editing/records/bin'
import { newAdmin } from '../../support/admins'
import { refusedAnswer } from '../../support/call'

type Made = { _id: string; version: number; below: { sentence: string; isInTheWay: boolean } }
type Binned = { items: { _id: string; title: string }[] }

const { asks } = await newAdmin()
const make = async (path: string, body: object): Promise<Made> =>
  (await asks('POST', path, body)).body

const { rows } = await db().execute<{ id: string }>(
  sql`select id from literature order by slug limit 1`,
)
const book = rows[0]?.id ?? ''

const fields = (unit: Made) => ({
  ...{ title: 'Ostrvo', summary: 'O otocima.', keywords: [], script: '# Otok', unit: unit._id },
  ...{ isPublished: true, cards: [{ front: 'Otok', back: 'Kopno u moru' }], checks: [] },
})

async function remove(path: string, { _id }: Made) {
  const { below } = (await asks('GET', `${path}/${_id}`)).body as Made
  return asks('DELETE', `${path}/${_id}?${new URLSearchParams({ seen: below.sentence })}`)
}

async function restore(title: string) {
  const { items } = (await asks('GET', '/admin/kos')).body as Binned
  const entry = items.find((one) => one.title === title)
  return asks('POST', `/admin/kos/${entry?._id}`, {})
}

test('a unit whose lessons are all in the bin can be deleted and restored with them', async () => {
  const unit = await make('/units', { name: 'Pod morem', description: '', literature: book })
  const lesson = await make('/lessons', fields(unit))
  const held = await remove('/units', unit)
  expect(held).toMatchObject({ status: 409, body: { message: 'Cjelina ima 1 lekciju.' } })
  expect((await remove('/lessons', lesson)).status).toBe(200)
  const { below } = (await asks('GET', `/units/${unit._id}`)).body as Made
  expect(below).toEqual({
    sentence: 'Cjelina ima 1 lekciju u košu; to se može vratiti tek kad se vrati cjelina.',
    isInTheWay: false,
  })
  expect((await remove('/units', unit)).status).toBe(200)
  expect((await asks('GET', `/units/${unit._id}`)).status).toBe(404)
  // A lesson can't be restored without its unit.
  expect(await restore('Ostrvo')).toEqual(refusedAnswer(409, BIN_MESSAGES.above))
  expect((await restore('Pod morem')).status).toBe(200)
  expect((await asks('GET', `/units/${unit._id}`)).body).toMatchObject({
    name: 'Pod morem',
    lessons: [],
  })
  expect((await restore('Ostrvo')).status).toBe(200)
  const back = await asks('GET', `/lessons/${lesson._id}`)
  expect(back.body).toMatchObject({ unit: unit._id, cards: [{ front: 'Otok' }] })
})

test('no lesson outside the bin is without a unit', async () => {
  const unit = await make('/units', { name: 'Nad morem', description: '', literature: book })
  const { _id } = await make('/lessons', { ...fields(unit), title: 'Obala' })
  await expect(db().execute(sql`delete from units where id = ${unit._id}`)).rejects.toThrow()
  await expect(
    db().execute(sql`update all_lessons set unit_id = null where id = ${_id}`),
  ).rejects.toThrow()
})

test('a lesson returns to its last unit, whichever is restored first', async () => {
  const unit = (name: string) => make('/units', { name, description: '', literature: book })
  const [first, last] = [await unit('Prva obala'), await unit('Druga obala')]
  const lesson = await make('/lessons', { ...fields(first), title: 'Greben' })
  const move = (to: Made) => asks('PUT', `/units/${to._id}/lessons`, { lessonId: lesson._id })
  // It has been in both units before.
  for (const to of [last, first, last]) expect((await move(to)).status).toBe(200)
  expect((await remove('/units', first)).status).toBe(200)
  expect((await remove('/lessons', lesson)).status).toBe(200)
  expect((await remove('/units', last)).status).toBe(200)
  expect((await restore('Prva obala')).status).toBe(200)
  expect(await restore('Greben')).toEqual(refusedAnswer(409, BIN_MESSAGES.above))
  expect((await restore('Druga obala')).status).toBe(200)
  expect((await restore('Greben')).status).toBe(200)
  expect((await asks('GET', `/lessons/${lesson._id}`)).body).toMatchObject({ unit: last._id })
})
