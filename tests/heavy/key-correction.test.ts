import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { allQuestions } from '@/lib/content/questions/tables'
import {
  applyKeyCorrection,
  previewKeyCorrection,
} from '@/lib/learning/quiz/key-correction/correct'
import { newAdmin } from '../api/support/admins'

const ANSWERS = 100_000
const AT_ONCE = 5_000

test(`correcting a key takes seconds for ${ANSWERS} answers`, { timeout: 180_000 }, async () => {
  const [question] = await db()
    .select()
    .from(allQuestions)
    .where(sql`kind = 'single'`)
    .limit(1)
  if (!question || question.body.kind !== 'single') throw new Error('No question')
  const { id: adminId } = await newAdmin()
  const [a, b] = question.body.choices
  const choices = [a, b].flatMap((one) => one ?? [])
  const keyed = (index: number) => ({
    ...question.body,
    choices: choices.map((one, at) => ({ ...one, weight: at === index ? 100 : 0 })),
  })
  for (const index of [0, 1])
    await db().execute(sql`
      update all_questions set body = ${JSON.stringify(keyed(index))} where id = ${question.id}`)
  for (let from = 1; from < ANSWERS; from += AT_ONCE)
    await db().execute(sql`
      with p as materialized (
        select id, row_number() over () - 1 as place, count(*) over () as all_of_them from pupils
      )
      insert into answers (pupil_id, id, question_id, lesson_id, source, answer, edition,
        outcome, at, day)
      select p.id, gen_random_uuid(), ${question.id}, ${question.lessonId}, 'kwiz',
        jsonb_build_object('kind', 'single', 'choice', chr(97 + n % 2)),
        (select edition - 1 from all_questions where id = ${question.id}), 'right',
        now() - n * interval '1 second', current_date
      from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) n
      join p on p.place = n % p.all_of_them`)
  const began = performance.now()
  const expected = await previewKeyCorrection(question.id)
  const told = performance.now()
  expect(expected.answers).toBe(ANSWERS / 2)
  const done = await applyKeyCorrection(adminId, question.id)
  const ended = performance.now()
  expect(done).toEqual(expected)
  console.info(`told in ${Math.round(told - began)} ms, judged in ${Math.round(ended - told)} ms`)
  expect(ended - told).toBeLessThan(60_000)
})
