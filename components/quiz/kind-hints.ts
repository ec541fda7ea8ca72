import type { QuestionKind } from '@/lib/questions/model'

/** What to do, in a few words. */
export const KIND_HINTS: Record<QuestionKind, string> = {
  single: 'Odaberi jedan odgovor.',
  several: 'Odaberi sve točne odgovore.',
  'true-false': 'Je li tvrdnja točna?',
  short: 'Upiši odgovor.',
  number: 'Upiši broj.',
  matching: 'Odaberi pojam, a zatim ono što mu pripada.',
}
