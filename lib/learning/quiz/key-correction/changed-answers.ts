import 'server-only'
import { sql } from 'drizzle-orm'
import type { JudgedOutcome, AnswerSource } from '@/lib/learning/answers/model'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import type { Database } from '@/lib/platform/db/client'
import type { PracticeAnswer } from '@/lib/content/questions/model'
import { createAnswerJudge } from './answer-judge'
import type { EditionsOfOneQuestion } from './correctable-editions'

/** Maximum answers read at once and written at once. */
const AT_ONCE = { read: 20_000, written: 2_000 } as const

type Row = {
  pupil_id: string
  id: string
  answer: PracticeAnswer
  edition: number
  outcome: JudgedOutcome
  source: AnswerSource
  round_id: string | null
  /** To the microsecond, as in the database. */
  at: string
}

export type ChangedAnswer = {
  pupilId: string
  id: string
  source: AnswerSource
  roundId: string | null
  outcome: JudgedOutcome
  /** The change to the number of right answers of its test or round: 1, 0 or -1. */
  gain: number
  /** Set for an answer that was not saved because it could not be read. */
  unkept?: {
    questionId: string
    lessonId: string
    answer: PracticeAnswer
    edition: number
    at: Date
  }
}

/**
 * The answers to a question whose outcome changes, in batches.
 * @param editions the editions with the current key
 * @param given only answers from this period
 */
export async function* changedAnswers(
  database: Database,
  questionId: string,
  editions: EditionsOfOneQuestion,
  given: { from: Date; until: Date } | null = null,
): AsyncGenerator<ChangedAnswer[]> {
  const judge = createAnswerJudge(editions)
  const yieldToEventLoop = eventLoopYielder()
  const [from, until] = given
    ? [given.from.toISOString(), given.until.toISOString()]
    : ['-infinity', 'infinity']
  let last: Row | undefined
  for (;;) {
    const after: [string, string, string] = [
      last?.at ?? from,
      last?.pupil_id ?? NO_ONE,
      last?.id ?? NO_ONE,
    ]
    const { rows } = await database.execute<Row>(sql`
      select pupil_id, id, answer, edition, outcome, source, round_id, at::text from answers
      where question_id = ${questionId} and edition = any(${sql.param([...editions.keys()])}::int[])
        and at between ${after[0]}::timestamptz and ${until}::timestamptz
        and (at, pupil_id, id) > (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::uuid)
      order by at, pupil_id, id limit ${AT_ONCE.read}`)
    const found: ChangedAnswer[] = []
    for (const row of rows) {
      const outcome = judge(row)
      // An answer that can't be judged keeps its outcome.
      if (outcome !== 'invalid' && outcome !== row.outcome) found.push(toChanged(row, outcome))
      await yieldToEventLoop()
    }
    for (let start = 0; start < found.length; start += AT_ONCE.written)
      yield found.slice(start, start + AT_ONCE.written)
    last = rows.at(-1)
    if (rows.length < AT_ONCE.read) return
  }
}

const NO_ONE = '00000000-0000-0000-0000-000000000000'

const toChanged = (
  { pupil_id, id, source, round_id, outcome: old }: Row,
  outcome: JudgedOutcome,
) => ({
  ...{ pupilId: pupil_id, id, source, roundId: round_id, outcome },
  gain: Number(isRightOutcome(outcome)) - Number(isRightOutcome(old)),
})
