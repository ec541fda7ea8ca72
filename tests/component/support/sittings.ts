import type { Sitting, SittingItem } from '@/lib/learning/daily-practice/model'
import { idOf } from './family'
import { TODAY } from './mistakes'
import { questionOf } from './quiz'

export const LESSON = {
  lessonId: idOf('20'),
  title: 'Stari Egipat',
  subject: 'Povijest',
  area: 'povijest',
  path: '/5-razred/knjiga/stari-egipat',
} as const

/** A question of a sitting. */
export const askedItem = (digit: number, reason = 'due' as const): SittingItem => {
  const question = questionOf('single', digit)
  return { kind: 'question', key: question._id, lesson: LESSON, reason, question }
}

/** A new sitting of two questions. */
export const sittingOf = (part: Partial<Sitting> = {}): Sitting => ({
  day: TODAY,
  number: 1,
  first: { roundId: idOf('70'), items: [askedItem(1), askedItem(2)], results: {} },
  again: null,
  done: null,
  ...part,
})
