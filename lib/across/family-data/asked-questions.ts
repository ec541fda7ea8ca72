import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { cards, checkQuestions } from '@/lib/content/curriculum/tables'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import { answerLines } from '@/lib/content/questions/kinds/answers'
import {
  type PracticeAnswer,
  type QuestionBody,
  toPublicQuestion,
} from '@/lib/content/questions/model'
import {
  withDrawnNumbers,
  NO_ATTEMPT,
  type QuestionTemplate,
} from '@/lib/content/questions/numbers/with-drawn-numbers'
import { allQuestions } from '@/lib/content/questions/tables'

/** A question and its answer in a row of the export. */
type Given = {
  question: (QuestionTemplate & { id: string }) | null
  /** Absent when the answer's numbers are unknown. */
  attempt?: string | null
  answer?: PracticeAnswer | null
  /** The answer as stored. */
  record?: string | null
  /** Front of the card or prompt of the open question, if the row is not about a quiz question. */
  other?: string | null
}

const QUESTION = sql`case when ${allQuestions.id} is not null then jsonb_build_object(
  'id', ${allQuestions.id}, 'text', ${allQuestions.text}, 'body', ${allQuestions.body},
  'explanation', null, 'numbers', ${allQuestions.numbers}) end`

/** The edition of the question that was answered, if it has changed since. */
const askedAs = (edition: AnyPgColumn) => sql`coalesce((
  select jsonb_build_object('id', e.question_id, 'text', e.text, 'body', e.body,
    'explanation', null, 'numbers', e.numbers)
  from question_editions e where e.question_id = ${allQuestions.id} and e.number = ${edition}
), ${QUESTION})`

/** A question without an answer. */
export const QUESTION_JSON_SQL = sql`jsonb_build_object('question', ${QUESTION})`

/**
 * A question with its answer and its round, which determines the numbers. Mistakes use fixed
 * numbers.
 */
export const ANSWER_JSON_SQL = sql`jsonb_build_object('question', ${askedAs(answers.edition)},
  'attempt', case when ${answers.source} <> 'greske' then ${answers.roundId} end,
  'answer', ${answers.answer}, 'record', ${answers.answer}::text)`

/** The question a pupil asked the professor about. */
export const PROFESSOR_QUESTION_JSON_SQL = sql`jsonb_build_object('question', ${QUESTION},
  'attempt', ${professorQuestions.attempt}, 'answer', ${professorQuestions.ownAnswer},
  'record', ${professorQuestions.ownAnswer}::text)`

/** A mistake's question with its answer, without the round, which is not recorded. */
export const MISTAKE_JSON_SQL = sql`jsonb_build_object('question', ${askedAs(mistakes.edition)},
  'answer', ${mistakes.answer}, 'record', ${mistakes.answer}::text,
  'other', coalesce(${cards.front}, ${checkQuestions.prompt}))`

const asked = ({ question, attempt }: Given) =>
  question && withDrawnNumbers(question, attempt ?? NO_ATTEMPT)

export const questionTextSql = (given: SQL): SQL<string | null> =>
  sql<string | null>`${given}`.mapWith((row: Given) => asked(row)?.text ?? row.other ?? null)

/** An answer in the question's words, or as stored. */
export const answerWordsSql = (given: SQL): SQL<string | null> =>
  sql<string | null>`${given}`.mapWith((row: Given) => {
    if (row.answer && isDontKnow(row.answer)) return 'ne znam'
    const isKnown = row.attempt !== undefined || row.question?.numbers === null
    const words = isKnown ? answerWords(asked(row)?.body ?? null, row.answer ?? null) : null
    return words ?? row.record ?? null
  })

/** Separates an answer's lines in the workbook. */
const BETWEEN = '; '

const asItIs = (text: string) => text

/** An answer in the question's words. Null when the question has changed since. */
function answerWords(body: QuestionBody | null, answer: PracticeAnswer | null) {
  if (!body || !answer || isDontKnow(answer)) return null
  const head = { id: '', slug: '', text: '', explanation: null, isBonus: false, isDrawn: false }
  const lines = answerLines(toPublicQuestion({ ...head, body }, asItIs), answer, asItIs)
  return lines.length > 0 && lines.every(isWorded) ? lines.join(BETWEEN) : null
}

/** False when an option or a pair's right side is missing. */
const isWorded = (line: string) => line !== '' && !line.endsWith('→ ')
