import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'

type Lesson = { _id: string; version: number; title: string; prerequisites: string[] }

const { asks } = await newAdmin()
const made = async <One>(path: string, body: object): Promise<One> => {
  const { status, body: one } = await asks('POST', path, body)
  expect(status).toBe(200)
  return one
}
const { rows } = await db().execute<{ id: string }>(
  sql`select id from grades where slug = '3-razred'`,
)
type Made = { _id: string }
const subject = await made<Made>('/subjects', {
  ...{ name: 'Šah', area: 'matematika', grade: rows[0]?.id ?? '' },
})
const newBook = async (name: string) => {
  const literature = await made<Made>('/literature', {
    ...{ name, description: 'Prvi potezi.', subject: subject._id },
  })
  const unit = await made<Made>('/units', {
    ...{ name: `Figure: ${name}`, description: '', literature: literature._id },
  })
  return { id: literature._id, unit: unit._id }
}
const book = await newBook('Šah za početnike')

const form = (title: string, prerequisites?: string[], unit = book.unit) => ({
  ...{ title, summary: `Kako se kreće ${title}.`, keywords: [], unit, isPublished: false },
  ...{ cards: [], checks: [], ...(prerequisites && { prerequisites }) },
})
const newLesson = (title: string, prerequisites: string[] = [], unit = book.unit) =>
  made<Lesson>('/lessons', form(title, prerequisites, unit))
const save = (lesson: Lesson, prerequisites?: string[]) =>
  asks('PUT', `/lessons/${lesson._id}`, {
    ...form(lesson.title, prerequisites),
    version: lesson.version,
  })
const refusal = async (saving: ReturnType<typeof save>) => {
  const { status, body } = await saving
  return [status, (body as { fields?: { prerequisites?: string[] } }).fields?.prerequisites?.[0]]
}

describe('PUT /api/lessons/{id}', () => {
  test('saves prerequisites in order; a call without them leaves them', async () => {
    const [pawn, rook] = [await newLesson('pješak'), await newLesson('top')]
    const queen = await newLesson('kraljica', [rook._id, pawn._id])
    expect(queen.prerequisites).toEqual([rook._id, pawn._id])
    const { body } = await save(queen)
    expect(body).toMatchObject({ prerequisites: [rook._id, pawn._id] })
  })

  test('refuses itself, a lesson twice, unknown ones and circles', async () => {
    const first = await newLesson('prvi')
    const second = await newLesson('drugi', [first._id])
    const third = await newLesson('treći', [second._id])
    expect(await refusal(save(first, [first._id]))).toEqual([
      400,
      'Lekcija ne može biti preduvjet sama sebi.',
    ])
    expect(await refusal(save(third, [first._id, first._id]))).toEqual([
      400,
      'Ista je lekcija odabrana dvaput.',
    ])
    expect(await refusal(save(third, [uuidv7()]))).toEqual([
      400,
      'Jedne od odabranih lekcija više nema.',
    ])
    expect(await refusal(save(first, [third._id]))).toEqual([
      400,
      'Lekcija „treći” već traži ovu lekciju, pa joj ne može biti preduvjet.',
    ])
  })

  test('of two saves that form a circle together, one is refused', async () => {
    const [one, other] = [await newLesson('jedan'), await newLesson('dva')]
    const saved = await Promise.all([save(one, [other._id]), save(other, [one._id])])
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a prerequisite in the bin stays', async () => {
    const needed = await newLesson('osnova')
    const lesson = await newLesson('nadogradnja', [needed._id])
    const { status } = await asks('DELETE', `/lessons/${needed._id}?version=1`)
    expect(status).toBe(200)
    const { body } = await save(lesson, [needed._id])
    expect(body).toMatchObject({ prerequisites: [needed._id] })
  })
})

describe('GET /api/literature/{id}/preduvjeti', () => {
  test('draws each lesson below those that it needs, also of other textbooks', async () => {
    const [own, other] = [await newBook('Otvaranja'), await newBook('Osnove')]
    const board = await newLesson('Ploča', [], other.unit)
    const first = await newLesson('Prvi potez', [board._id], own.unit)
    const second = await newLesson('Drugi potez', [first._id], own.unit)
    await newLesson('Zanimljivosti', [], own.unit)
    const { body } = await asks('GET', `/literature/${own.id}/preduvjeti`)
    const map = body as {
      lessons: { _id: string; y: number; book: string | null; prerequisites: string[] }[]
      lines: object[]
      others: string[]
    }
    expect(map.lessons).toMatchObject([
      { _id: first._id, book: null, prerequisites: ['Ploča'] },
      { _id: second._id, book: null, prerequisites: ['Prvi potez'] },
      { _id: board._id, book: 'Osnove', prerequisites: [] },
    ])
    const heights = [board, first, second].map(
      ({ _id }) => map.lessons.find((one) => one._id === _id)?.y ?? 0,
    )
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(map.lines).toHaveLength(2)
    expect(map.others).toEqual(['Zanimljivosti'])
  })

  test('a textbook without prerequisites has an empty map', async () => {
    const { id } = await newBook('Prazna')
    const { body } = await asks('GET', `/literature/${id}/preduvjeti`)
    expect(body).toEqual({ width: 0, height: 0, lessons: [], lines: [], others: [] })
  })
})
