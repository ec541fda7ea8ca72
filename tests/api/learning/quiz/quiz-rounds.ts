import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db } from '@/lib/platform/db/client'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { questions } from '@/lib/content/questions/tables'
import { rightAnswer, wrongAnswer } from '@/tests/e2e/support/answers'

/** The first eight questions of the probe lesson, by key: a whole round. */
export const WHOLE = ['jedan', 'vise', 'tvrdnja', 'kratko', 'broj', 'parovi', 'bonus', 'osmo']

type Played = {
  pupilId: string
  lessonId: string
  roundId: string
  keys: string[]
  /** The keys of the questions answered right; all others are answered wrong. */
  right: string[]
}

/** Answers questions of a quiz round. */
export async function answerKeys(played: Played): Promise<void> {
  const { pupilId, lessonId, roundId, keys, right } = played
  const rows = await db().select().from(questions).where(eq(questions.lessonId, lessonId))
  for (const key of keys) {
    const row = rows.find((one) => one.key === key)
    if (!row) throw new Error(`no ${key}`)
    const { answer } = right.includes(key) ? rightAnswer(row.body) : wrongAnswer(row.body)
    await judgeAndRecordById(
      row.id,
      { answer, id: uuidv7(), roundId, source: 'kwiz' },
      { role: 'pupil', id: pupilId, hasSubscription: false },
    )
  }
}
