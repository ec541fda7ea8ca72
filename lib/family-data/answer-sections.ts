import 'server-only'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { cards, checkQuestions, lessons } from '@/lib/content/tables'
import type { Reader } from '@/lib/db/paged-reading'
import { answers, mistakes } from '@/lib/answers/tables'
import type { QuestionBody, SubmittedAnswer } from '@/lib/questions/model'
import { questions } from '@/lib/questions/tables'
import { answerWords } from './answer-words'
import { asRecord } from './as-record'
import type { Rows, Value } from './model'

export async function answerRows(reader: Reader, family: string[]): Rows {
  const rows = await reader
    .select({
      učenik: answers.pupilId,
      pitanje: questions.text,
      ...given(answers.answer),
      ocjena: answers.outcome,
      gdje: answers.source,
      krug: answers.roundId,
      kada: answers.at,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(inArray(answers.pupilId, family))
    .orderBy(asc(answers.pupilId), asc(answers.at))
  return rows.map(inWords)
}

export async function mistakeRows(reader: Reader, family: string[]): Rows {
  const rows = await reader
    .select({
      učenik: mistakes.pupilId,
      lekcija: lessons.title,
      pitanje: sql<string>`coalesce(${questions.text}, ${cards.front}, ${checkQuestions.prompt})`,
      ...given(mistakes.answer),
      od: mistakes.since,
      'prvi put točno': mistakes.rightDay,
      naučeno: mistakes.clearedAt,
    })
    .from(mistakes)
    .innerJoin(lessons, eq(lessons.id, mistakes.lessonId))
    .leftJoin(questions, eq(questions.id, mistakes.questionId))
    .leftJoin(cards, eq(cards.id, mistakes.cardId))
    .leftJoin(checkQuestions, eq(checkQuestions.id, mistakes.checkQuestionId))
    .where(inArray(mistakes.pupilId, family))
    .orderBy(asc(mistakes.since))
  return rows.map(inWords)
}

/** An answer as it is kept, with the question that words it. */
const given = (answer: typeof answers.answer | typeof mistakes.answer) => ({
  // In the place where the words will stand.
  odgovor: asRecord(answer),
  'odgovor (zapis)': asRecord(answer),
  answer: sql<SubmittedAnswer | null>`${answer}`,
  body: sql<QuestionBody | null>`${questions.body}`,
})

type Given = { odgovor: Value; answer: SubmittedAnswer | null; body: QuestionBody | null }

const inWords = <Row extends Given>({ answer, body, ...row }: Row) => ({
  ...row,
  odgovor: answerWords(body, answer) ?? row.odgovor,
})
