import type { OwnQuestion } from '@/lib/asking/professor/model'

/** How an answer to a lesson question was judged. */
export const ANSWER_OUTCOME_LABELS: Record<NonNullable<OwnQuestion['outcome']>, string> = {
  right: 'točno',
  spelling: 'točno, uz pogrešku u pisanju',
  partly: 'djelomično točno',
  wrong: 'netočno',
}
