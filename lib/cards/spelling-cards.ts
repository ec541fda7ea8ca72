import 'server-only'
import type { Database } from '@/lib/db/client'
import type { Slip } from './spelling'
import { newSchedule } from './schedule'
import { spellingCards } from './tables'

type Deck = { pupilId: string; lessonId: string; at: Date }

/** Makes cards of misspelt words; a word that is in the pupil's deck keeps its schedule. */
export async function keepSpellingCards(
  { pupilId, lessonId, at }: Deck,
  slips: Slip[],
  tx: Database,
): Promise<void> {
  if (!slips.length) return
  const schedule = newSchedule(at)
  const card = { pupilId, lessonId, schedule, due: new Date(schedule.due) }
  // In one order, so that no two wait for each other.
  const inOrder = slips.toSorted((a, b) => (a.correct < b.correct ? -1 : 1))
  await tx
    .insert(spellingCards)
    .values(inOrder.map((slip) => ({ ...card, ...slip })))
    .onConflictDoNothing()
}
