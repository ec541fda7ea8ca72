import 'server-only'
import { sql } from 'drizzle-orm'
import { isShownLessonSql } from '@/lib/content/curriculum/queries'
import type { RunQuery } from '@/lib/platform/db/batch-queries'
import {
  withDrawnNumbers,
  NO_ATTEMPT,
  type QuestionTemplate,
} from '@/lib/content/questions/numbers/with-drawn-numbers'
import type { AskAloudCandidate } from './choose-questions-to-ask-aloud'
import { CANDIDATE_LIMITS } from './limits'
import type { AnsweredItem } from './spoken-question'

type Row = Partial<QuestionTemplate> & {
  id: string
  questionId: string
  lesson: string
  front: string | null
  back: string | null
  prompt: string | null
  modelAnswer: string | null
}

const QUESTION = sql`questions.id as "questionId", questions.text, questions.body,
  questions.explanation, questions.numbers`

/** True for a question of an open test in the family: its answer stays secret (decision 067). */
const isTested = (pupilId: string) => sql`exists (
  select 1 from pupils self join pupils one on one.parent_id = self.parent_id
    join tests on tests.pupil_id = one.id and tests.finished_at is null
  where self.id = ${pupilId} and questions.id = any(tests.question_ids))`

/** The child's latest open mistakes of every kind. */
export async function listMistakeCandidates(
  pupilId: string,
  send: RunQuery,
): Promise<AskAloudCandidate[]> {
  const { rows } = await send<Row>(sql`
    select mistakes.id, lessons.title as lesson, ${QUESTION}, cards.front, cards.back, check_questions.prompt,
      check_questions.model_answer as "modelAnswer"
    from mistakes
    join lessons on lessons.id = mistakes.lesson_id and ${isShownLessonSql(sql`mistakes.lesson_id`)}
    left join questions on questions.id = mistakes.question_id
    left join cards on cards.id = mistakes.card_id
    left join check_questions on check_questions.id = mistakes.check_question_id
    where mistakes.pupil_id = ${pupilId} and mistakes.cleared_at is null
      and not ${isTested(pupilId)}
    order by mistakes.since desc, mistakes.id limit ${CANDIDATE_LIMITS.mistakes}`)
  return rows.flatMap((row) => {
    const asked = askedOf(row)
    return asked ? [{ id: row.id, lesson: row.lesson, asked }] : []
  })
}

/** Questions whose latest answer by the child was right, one row each. */
export async function listKnownCandidates(
  pupilId: string,
  send: RunQuery,
): Promise<AskAloudCandidate[]> {
  const { rows } = await send<QuestionTemplate & { id: string; lesson: string }>(sql`
    with latest as (
      select question_id, lesson_id, outcome, at, id from answers
      where pupil_id = ${pupilId} order by at desc limit ${CANDIDATE_LIMITS.known * 2}
    ),
    last as (
      select distinct on (question_id) question_id, lesson_id, outcome, at
      from latest order by question_id, at desc, id desc
    )
    select questions.id, lessons.title as lesson, ${QUESTION}
    from last
    join questions on questions.id = last.question_id
    join lessons on lessons.id = last.lesson_id and ${isShownLessonSql(sql`last.lesson_id`)}
    where last.outcome in ('right', 'spelling') and not ${isTested(pupilId)}
      and not exists (select 1 from mistakes
        where mistakes.pupil_id = ${pupilId} and mistakes.question_id = last.question_id
          and mistakes.cleared_at is null)
    order by last.at desc, questions.id limit ${CANDIDATE_LIMITS.known}`)
  return rows.map(({ id, lesson, ...question }) => ({
    id,
    lesson,
    asked: { kind: 'question', ...withDrawnNumbers({ id, ...question }, NO_ATTEMPT) },
  }))
}

function askedOf(row: Row): AnsweredItem | null {
  const {
    questionId: id,
    text,
    body,
    explanation = null,
    numbers = null,
    front,
    back,
    prompt,
    modelAnswer,
  } = row
  if (text && body) {
    return {
      kind: 'question',
      ...withDrawnNumbers({ id, text, body, explanation, numbers }, NO_ATTEMPT),
    }
  }
  if (front && back) return { kind: 'card', front, back }
  return prompt && modelAnswer ? { kind: 'check', prompt, modelAnswer } : null
}
