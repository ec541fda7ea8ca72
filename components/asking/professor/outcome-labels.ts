import type { OwnQuestion } from '@/lib/asking/professor/model'

/** How an answer to a lesson question was judged. */
export const OUTCOME_WORDS: Record<NonNullable<OwnQuestion['outcome']>, string> = {
  right: 'točno',
  spelling: 'točno, uz pogrešku u pisanju',
  partly: 'djelomično točno',
  wrong: 'netočno',
}
