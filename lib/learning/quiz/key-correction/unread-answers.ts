import 'server-only'
import { sql } from 'drizzle-orm'
import { v5 as uuidv5 } from 'uuid'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { Database } from '@/lib/platform/db/client'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import type { ChangedAnswer } from './changed-answers'
import { createAnswerJudge } from './answer-judge'
import type { EditionsOfOneQuestion } from './correctable-editions'

type Row = {
  id: string
  pupil_id: string
  lesson_id: string
  answer: SubmittedAnswer
  edition: number
  at: string
}

/** Tests per batch. */
const AT_ONCE = 2_000

/**
 * Answers in finished tests that were not saved because they could not be read, but that can be
 * judged now.
 * @param editions the editions with the current key
 */
export async function* newlyReadableAnswers(
  database: Database,
  questionId: string,
  editions: EditionsOfOneQuestion,
): AsyncGenerator<ChangedAnswer[]> {
  const judge = createAnswerJudge(editions)
  const yieldToEventLoop = eventLoopYielder()
  for (let last = NO_TEST; ;) {
    const { rows } = await database.execute<Row>(sql`
      select id, pupil_id, lesson_id, answer, edition, at from (
        select id, pupil_id,
          coalesce(lesson_id, (
            select lesson_id from all_questions where id = ${questionId}::uuid
          )) as lesson_id,
          answers -> ${questionId}::text as answer,
          coalesce(editions[array_position(question_ids, ${questionId}::uuid)], 1) as edition,
          finished_at::text as at
        from tests
        where question_ids @> array[${questionId}::uuid] and finished_at is not null
      ) asked
      where answer <> 'null' and lesson_id is not null and edition = any(${sql.param([...editions.keys()])}::int[])
        and id > ${last}::uuid and not exists (
          select from answers kept where kept.pupil_id = asked.pupil_id
            and kept.round_id = asked.id and kept.question_id = ${questionId}::uuid)
      order by id limit ${AT_ONCE}`)
    const found: ChangedAnswer[] = []
    for (const row of rows) {
      const outcome = judge({ ...row, source: 'test', round_id: row.id })
      if (outcome !== 'invalid') found.push(toChanged(questionId, row, outcome))
      await yieldToEventLoop()
    }
    if (found.length) yield found
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}

const NO_TEST = '00000000-0000-0000-0000-000000000000'

const toChanged = (
  questionId: string,
  { id, pupil_id, lesson_id, answer, edition, at }: Row,
  outcome: ChangedAnswer['outcome'],
): ChangedAnswer => ({
  ...{
    pupilId: pupil_id,
    source: 'test',
    roundId: id,
    outcome,
    gain: Number(isRightOutcome(outcome)),
  },
  // The id it would have had if saved with the test (exams/finish.ts).
  id: uuidv5(questionId, id),
  unkept: { questionId, lessonId: lesson_id, answer, edition, at: new Date(at) },
})
