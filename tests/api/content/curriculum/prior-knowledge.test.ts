import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'

type Lesson = { _id: string; version: number; priorKnowledge: string[] }

const { asks } = await newAdmin()
const { rows } = await db().execute<{ id: string }>(sql`select id from units limit 1`)
const form = (changes: object = {}) => ({
  ...{ title: 'Zbroj', summary: 'O zbroju.', keywords: [], unit: rows[0]?.id ?? '' },
  ...{ isPublished: false, cards: [], checks: [], ...changes },
})
const SKILLS = ['pisano zbrajanje (3. razred)', 'tablica množenja (2. razred)']

let lesson: Lesson
const save = async (changes: object) => {
  const { status, body } = await asks('PUT', `/lessons/${lesson._id}`, {
    ...form(changes),
    version: lesson.version,
  })
  return { status, ...(body as Lesson & { fields?: Record<string, string[]> }) }
}

beforeEach(async () => {
  const { status, body } = await asks('POST', '/lessons', form({ priorKnowledge: SKILLS }))
  expect(status).toBe(200)
  lesson = body as Lesson
})

describe('PUT /api/lessons/{id}', () => {
  test('saves skills of lower grades in order; a call without them leaves them', async () => {
    expect(lesson).toMatchObject({ priorKnowledge: SKILLS })
    const turned = SKILLS.toReversed()
    lesson = await save({ priorKnowledge: turned })
    expect(lesson).toMatchObject({ status: 200, priorKnowledge: turned })
    lesson = await save({ title: 'Zbroj i razlika' })
    expect(lesson).toMatchObject({ status: 200, priorKnowledge: turned })
    expect(await save({ priorKnowledge: [] })).toMatchObject({ status: 200, priorKnowledge: [] })
  })

  test.each([
    [
      ['zbrajanje'],
      '„zbrajanje” nije vještina s razredom. Piše se kao: pisano zbrajanje (3. razred).',
    ],
    [SKILLS.concat(SKILLS), 'Isto predznanje navedeno je dvaput.'],
  ])('refuses %j', async (priorKnowledge, message) => {
    const { status, fields } = await save({ priorKnowledge })
    expect({ status, fault: fields?.priorKnowledge }).toEqual({ status: 400, fault: [message] })
  })
})
