import type { LessonLink } from '@/lib/content/curriculum/lesson-link'
import type { Mistake, MistakePage } from '@/lib/learning/mistakes/model'
import { idOf } from './family'
import { questionOf } from './quiz'

export const TODAY = '2026-11-22'

export const lessonLink = (part: Partial<LessonLink> = {}): LessonLink => ({
  lessonId: idOf('20'),
  title: 'Stari Egipat',
  subject: 'Povijest',
  area: 'povijest',
  path: '/5-razred/vremeplov-5/stari-egipat',
  ...part,
})

/** A question among the mistakes; `digit` determines its ids. */
export const mistakeOf = (digit: number, rightDay: string | null = null): Mistake => ({
  _id: idOf(`3${digit}`),
  rightDay,
  kind: 'question',
  question: { ...questionOf('single', digit), html: `Pitanje broj ${digit}` },
})

export const pageOf = (items: Mistake[], part: Partial<MistakePage> = {}): MistakePage => ({
  total: items.length,
  groups: items.length ? [{ lesson: lessonLink(), items }] : [],
  next: null,
  today: TODAY,
  ...part,
})
