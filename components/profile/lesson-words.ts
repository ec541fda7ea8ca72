import type { RecentLesson, VisitedElement } from '@/lib/learning/model'

const ELEMENTS: Record<VisitedElement, string> = {
  lekcija: 'lekcija',
  skripta: 'skripta',
  kwiz: 'kviz',
  kartice: 'kartice',
  test: 'test',
  provjera: 'provjera',
}

/** Where in a lesson someone was: `Pitagorin poučak, kviz`. */
export const lessonWords = ({ title, element }: Pick<RecentLesson, 'title' | 'element'>): string =>
  element === 'lekcija' ? title : `${title}, ${ELEMENTS[element]}`
