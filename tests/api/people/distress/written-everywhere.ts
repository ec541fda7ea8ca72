import { v7 as uuidv7 } from 'uuid'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import { assistantExchanges } from '@/lib/asking/assistant/tables'
import { checkAnswers, checkRuns } from '@/lib/learning/check/tables'
import { checkQuestions } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { distressLevelIn } from '@/lib/people/distress/level'
import { tests } from '@/lib/learning/exams/tables'
import { funQuizPlays, funQuizzes } from '@/lib/learning/fun-quizzes/tables'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { NOTE_COLORS } from '@/lib/learning/notebook/model'
import { notebookItems } from '@/lib/learning/notebook/tables'
import { professorQuestions } from '@/lib/asking/professor/tables'
import { questionReports } from '@/lib/learning/question-quality/tables'

type Place = { pupilId: string; lessonId: string; questionId: string; text: string }

const now = new Date()
const day = zagrebDay(now)
const short = (text: string) => ({ kind: 'short', text }) as const

/** Writes a child's text in one place; each text is its own row. */
const WRITE = {
  answer: async ({ text, ...of }: Place) => {
    const rest = { id: uuidv7(), source: 'kwiz', outcome: 'wrong', at: now, day } as const
    await db()
      .insert(answers)
      .values({ ...of, ...rest, answer: short(text) })
  },
  mistake: async ({ text, ...of }: Place) => {
    await db()
      .insert(mistakes)
      .values({ ...of, answer: short(text), since: now })
  },
  test: async ({ text, questionId, ...of }: Place) => {
    const result = { finishedAt: now, right: 0, total: 1, mark: 1 }
    const asked = { questionIds: [questionId], answers: { [questionId]: short(text) } }
    await db()
      .insert(tests)
      .values({ ...of, ...asked, startedAt: now, day, ...result })
  },
  'fun quiz': async ({ text, pupilId, questionId }: Place) => {
    const [quiz] = await db().select().from(funQuizzes).limit(1)
    const given = { [questionId]: short(text) }
    await db()
      .insert(funQuizPlays)
      .values({ quizId: quiz?.id ?? '', pupilId, answers: given, startedAt: now, day })
  },
  check: async ({ text, pupilId, lessonId }: Place) => {
    await checkedIn({ text, pupilId, lessonId })
  },
  look: async ({ text, pupilId, lessonId }: Place) => {
    // The answer has another text, so that only the model's reply contains this one.
    const id = await checkedIn({ text: withoutMark(text), pupilId, lessonId })
    const kept = { help: 'check', text: '', reply: text, outcome: 'reply', at: now, day } as const
    await db()
      .insert(assistantExchanges)
      .values({ ...kept, id, pupilId, lessonId, byModel: true })
  },
  assistant: async ({ text, pupilId, lessonId }: Place) => {
    const kept = { help: 'question', reply: text, outcome: 'reply', at: now, day } as const
    await db()
      .insert(assistantExchanges)
      .values({ ...kept, id: uuidv7(), text, pupilId, lessonId, byModel: true })
  },
  note: async ({ text, pupilId }: Place) => {
    const rest = { source: 'biljeznica', color: NOTE_COLORS[0] } as const
    await db()
      .insert(notebookItems)
      .values({
        pupilId,
        title: 'Danas',
        content: text,
        ...rest,
      })
  },
  professor: async ({ text, questionId: _, ...of }: Place) => {
    const answered = { answer: text, answeredAt: now, promisedAt: now }
    await db()
      .insert(professorQuestions)
      .values({ ...of, id: uuidv7(), text, distress: distressLevelIn(text), ...answered })
  },
  report: async ({ text, pupilId, questionId }: Place) => {
    const rest = { reason: 'other', distress: distressLevelIn(text), day } as const
    await db()
      .insert(questionReports)
      .values({ accountId: pupilId, questionId, text, ...rest })
  },
}

const withoutMark = (text: string) => text.replace(/^\S+ /, '')

/** An answer of a check whose ticks differ from the found points. */
async function checkedIn({ text, pupilId, lessonId }: Omit<Place, 'questionId'>) {
  const [run] = await db()
    .insert(checkRuns)
    .values({ pupilId, lessonId, startedAt: now, day })
    .returning()
  const [asked] = (await db().select().from(checkQuestions)).filter(
    (one) => one.lessonId === lessonId,
  )
  const judged = { found: [], points: [0], marks: [], slips: [], totalPoints: 2, at: now }
  const [row] = await db()
    .insert(checkAnswers)
    .values({ runId: run?.id ?? '', checkQuestionId: asked?.id ?? '', text, ...judged })
    .returning()
  return row?.id ?? ''
}

export const PLACES = Object.keys(WRITE) as (keyof typeof WRITE)[]

/** Writes the text in every place, marked with the place's name. */
export async function writeEverywhere(of: Place): Promise<void> {
  for (const place of PLACES) await WRITE[place]({ ...of, text: `${markOf(place)}. ${of.text}` })
}

export const markOf = (place: string) => `znak${place.replace(' ', '')}`
