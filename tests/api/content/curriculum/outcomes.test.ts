import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'

type Lesson = { _id: string; version: number; outcomes: string[]; outcomesVerified: boolean }

const { asks } = await newAdmin()
const { rows } = await db().execute<{ id: string }>(sql`select id from units limit 1`)
const form = (changes: object = {}) => ({
  ...{ title: 'Ishodi', summary: 'O ishodima.', keywords: [], unit: rows[0]?.id ?? '' },
  ...{ isPublished: false, cards: [], checks: [], ...changes },
})
const CODES = ['MAT OŠ B.5.2', 'MAT OŠ A.5.1']

let lesson: Lesson
const save = async (changes: object) => {
  const { status, body } = await asks('PUT', `/lessons/${lesson._id}`, {
    ...form(changes),
    version: lesson.version,
  })
  return { status, ...(body as Lesson & { fields?: Record<string, string[]> }) }
}

beforeEach(async () => {
  const { status, body } = await asks('POST', '/lessons', form({ outcomes: CODES }))
  expect(status).toBe(200)
  lesson = body as Lesson
})

describe('PUT /api/lessons/{id}', () => {
  test('saves outcomes in order, not verified unless told; a call without them leaves them', async () => {
    expect(lesson).toMatchObject({ outcomes: CODES, outcomesVerified: false })
    lesson = await save({ outcomes: CODES, outcomesVerified: true })
    expect(lesson).toMatchObject({ status: 200, outcomes: CODES, outcomesVerified: true })
    expect(await save({ title: 'Ishodi učenja' })).toMatchObject({
      ...{ status: 200, outcomes: CODES, outcomesVerified: true },
    })
  })

  test('outcomes that are sent without a word about it are not verified', async () => {
    lesson = await save({ outcomes: CODES, outcomesVerified: true })
    expect(await save({ outcomes: ['MAT OŠ A.5.1'] })).toMatchObject({ outcomesVerified: false })
  })

  test.each([
    [['A.5.1'], 'outcomes', '„A.5.1” nije oznaka ishoda. Piše se kao MAT OŠ A.5.1.'],
    [['MAT OŠ A.5.1', 'MAT OŠ A.5.1'], 'outcomes', 'Isti ishod naveden je dvaput.'],
    [[], 'outcomesVerified', 'Bez ishoda nema što biti provjereno.'],
  ])('refuses %j', async (outcomes, field, message) => {
    const { status, fields } = await save({ outcomes, outcomesVerified: true })
    expect({ status, fault: fields?.[field] }).toEqual({ status: 400, fault: [message] })
  })
})
