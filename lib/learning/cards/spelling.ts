import 'server-only'
import { fold } from '@/lib/platform/hr/fold'
import { ANSWER_LENGTH_LIMITS } from '@/lib/learning/answers/limits'
import type { Database } from '@/lib/platform/db/client'
import { newSchedule } from './schedule'
import { spellingCards } from './tables'

/** A misspelt word with its correct spelling. */
export type Misspelling = { typed: string; correct: string }

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const DIACRITIC = /[čćđšž]/i

/** A diacritic or ije/je can turn shorter words, and words with these stems, into other words. */
const MIN_LETTERS = 5
const PAIRS = /^(?:svi?jetl|di?jel|sli?jed|vi?jest|bi?jel|ci?jen)/

/** Maximum number of misspelt words per answer: enough to learn at once. */
const MAX_SLIPS = 5

const wordsIn = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? []

const foldSpelling = (word: string) => fold(word).replaceAll('ije', 'je')

/**
 * Words of an answer that differ from the lesson's words only by č ć š ž đ, or by ije and je. An
 * answer without any diacritic is skipped: it was typed on a phone without a Croatian keyboard.
 */
export function misspellingsIn(answer: string, lesson: string): Misspelling[] {
  if (!DIACRITIC.test(answer.normalize('NFC'))) return []
  const right = new Set(wordsIn(lesson))
  const byHeard = new Map([...right].map((word) => [foldSpelling(word), word]))
  return [...new Set(wordsIn(answer))]
    .filter((typed) => typed.length >= MIN_LETTERS && typed.length <= ANSWER_LENGTH_LIMITS.word)
    .flatMap((typed) => {
      const correct = byHeard.get(foldSpelling(typed))
      const isSlip = correct !== undefined && !right.has(typed) && !PAIRS.test(fold(typed))
      return isSlip ? [{ typed, correct }] : []
    })
    .slice(0, MAX_SLIPS)
}

type Deck = { pupilId: string; lessonId: string; at: Date }

/** Creates cards for misspelt words. A word already in the pupil's deck keeps its schedule. */
export async function createSpellingCards(
  { pupilId, lessonId, at }: Deck,
  slips: Misspelling[],
  tx: Database,
): Promise<void> {
  if (!slips.length) return
  const schedule = newSchedule(at)
  const card = { pupilId, lessonId, schedule, due: new Date(schedule.due) }
  // A fixed order prevents deadlocks.
  const inOrder = slips.toSorted((a, b) => (a.correct < b.correct ? -1 : 1))
  await tx
    .insert(spellingCards)
    .values(inOrder.map((slip) => ({ ...card, ...slip })))
    .onConflictDoNothing()
}
