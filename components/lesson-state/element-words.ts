import type { RecentLesson } from '@/lib/lesson-state/model'
import type { VisitedElement } from '@/lib/lesson-state/model'

const ELEMENTS: Record<VisitedElement | 'greske', string> = {
  lekcija: 'lekcija',
  skripta: 'skripta',
  kwiz: 'kviz',
  kartice: 'kartice',
  test: 'test',
  provjera: 'provjera',
  greske: 'greške',
}

/** Where in a lesson someone was: `Pitagorin poučak, kviz`. */
export const lessonWords = ({
  title,
  element,
}: {
  title: string
  element: RecentLesson['element'] | 'greske'
}): string => (element === 'lekcija' ? title : `${title}, ${ELEMENTS[element]}`)
