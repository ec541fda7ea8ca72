import { eq } from 'drizzle-orm'
import { DONT_KNOW } from '@/lib/content/questions/kinds/dont-know'
import { questions } from '@/lib/content/questions/tables'
import type { Placement } from '@/lib/learning/placement/model'
import { answerPlacement, openPlacement } from '@/lib/learning/placement/placements'
import { db } from '@/lib/platform/db/client'
import { importBooks, lessonIdOf, placeOfBook } from '../../support/long-book'
import { playerOf, type Family } from '../../support/people'

/** Imports a textbook of true statements of grade 5; returns its id and those of its lessons. */
export async function importBook(name: string, lessonCount: number) {
  await importBooks({ [name]: lessonCount })
  const { bookId, unitId } = await placeOfBook(name)
  const lessonIds = await Promise.all(
    Array.from({ length: lessonCount }, (_, index) => lessonIdOf(`${name}-${index + 1}`)),
  )
  return { bookId, unitId, lessonIds }
}

/** The lesson of the open question. */
export async function askedLesson({ question }: Placement): Promise<string> {
  const [found] = await db()
    .select({ lessonId: questions.lessonId })
    .from(questions)
    .where(eq(questions.id, question?._id ?? ''))
  if (!found?.lessonId) throw new Error('Nothing is asked')
  return found.lessonId
}

/** The body of an answer to the open question: true, as all statements are, or „Ne znam”. */
export const given = ({ roundId, question }: Placement, isKnown: boolean) => ({
  roundId,
  questionId: question?._id ?? '',
  answer: isKnown ? ({ kind: 'true-false', value: true } as const) : ({ kind: DONT_KNOW } as const),
})

/** Does a placement to its end, as a pupil who knows some lessons. */
export async function findPlace(
  family: Family,
  bookId: string,
  knows: (lessonId: string) => boolean,
  { again = false, now = new Date() } = {},
): Promise<Placement> {
  let state = await openPlacement(playerOf(family), bookId, { again }, now)
  while (state.question) {
    const answer = given(state, knows(await askedLesson(state)))
    state = await answerPlacement(playerOf(family), bookId, answer, now)
  }
  return state
}
