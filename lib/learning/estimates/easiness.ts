import 'server-only'
import { sql, type SQL } from 'drizzle-orm'

/**
 * Expected share of right answers to a question that nobody has answered. Chance helps where a
 * pupil chooses.
 */
const PRIOR = { typed: 0.65, single: 0.7, trueFalse: 0.75 } as const

/** The prior counts as much as this number of answers. */
const PRIOR_ANSWERS = 5

/**
 * Share of right answers that all pupils give to a question, between 0 and 1 exclusive, as SQL over
 * a row of `questions` and its row of `question_quality`, which may be missing.
 */
export const easinessSql = (question: string, quality: string): SQL => {
  const [q, stats] = [sql.raw(question), sql.raw(quality)]
  const prior = sql`case ${q}.kind when 'single' then ${PRIOR.single}::float8
    when 'true-false' then ${PRIOR.trueFalse}::float8 else ${PRIOR.typed}::float8 end`
  return sql`((${prior} * ${PRIOR_ANSWERS}::float8 + coalesce(${stats}.right_answers, 0))
    / (${PRIOR_ANSWERS}::float8 + coalesce(greatest(${stats}.answers, ${stats}.right_answers), 0)))`
}
