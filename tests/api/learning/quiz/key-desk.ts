import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { QuestionRecord } from '@/lib/content/questions/editing/contract'
import type { KeyCorrectionSummary } from '@/lib/learning/quiz/key-correction/contract'
import type { BodyOf, QuestionBody } from '@/lib/content/questions/model'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { callForBody } from '../../support/call'
import { keep, start } from '../exams/desk'
import { newFamily, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'

/** A key correction without effect. */
export const NO_EFFECT = { isOther: false, isBeyond: false, pupils: 0, answers: 0 }

export const choice = (text: string, weight = 0) => ({ text, weight, feedback: `${text}?` })
export const WRONG_KEY: BodyOf<'single'> = {
  kind: 'single',
  choices: [choice('Zagreb'), choice('Split', 100), choice('Osijek')],
}

export const give = (family: Family, id: string, option: string, roundId?: string) =>
  callForBody('POST', `/pitanja/${id}/odgovor`, {
    cookie: family.pupil.cookie,
    body: { answer: { kind: 'single', choice: option }, ...(roundId && { roundId }) },
  })

export const rowsOf = async (table: string, { child }: Family) =>
  (await db().execute(sql`select * from ${sql.identifier(table)} where pupil_id = ${child._id}`))
    .rows

/** A lesson and an admin who corrects the keys of its questions. */
export async function openKeyDesk() {
  const { lessonId } = await importFixtureLesson()
  const { asks } = await newAdmin()
  return { lessonId, asks, ...keyCalls(asks, lessonId) }
}

function keyCalls(asks: AdminCalls, lessonId: string) {
  const edit = async (id: string, body: QuestionBody) => {
    const read = (await asks('GET', `/admin/pitanja/${id}`)).body as QuestionRecord
    const { _id, slug, lessonTitle, below, ...sent } = read
    void [_id, slug, lessonTitle, below]
    expect((await asks('PUT', `/pitanja/${id}`, { ...sent, body })).status).toBe(200)
  }
  return {
    edit,
    /** Creates a lesson's question, the only one its tests can draw. */
    newQuestion: async (body: QuestionBody = WRONG_KEY, numbers: string | null = null) => {
      await db().execute(sql`update all_questions set is_published = false`)
      const made = await asks('POST', '/pitanja', {
        ...{ lesson: lessonId, text: 'Glavni grad?', body, explanation: 'Zato.', numbers },
        ...{ calculation: null, isBonus: false, isInKnowledgeBase: false, isPublished: true },
        position: 1,
      })
      return made.body as QuestionRecord
    },
    /** Corrects the key, and adds a new option before the others. */
    mend: (id: string) =>
      edit(id, {
        kind: 'single',
        choices: [choice('Rijeka'), choice('Zagreb', 100), choice('Split'), choice('Osijek')],
      }),
    expected: async (id: string) =>
      (await asks('GET', `/admin/pitanja/${id}/kljuc`)).body as KeyCorrectionSummary,
    correct: async (id: string) =>
      (await asks('POST', `/admin/pitanja/${id}/kljuc`, {})).body as KeyCorrectionSummary,
    /** A test with this question, answered by a new pupil. */
    tested: async (id: string, answer: Parameters<typeof keep>[3]) => {
      const family = await newFamily()
      const { _id } = await start(family, lessonId)
      await keep(family, _id, id, answer)
      return { family, testId: _id }
    },
  }
}
