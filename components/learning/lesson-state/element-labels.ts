import type { VisitedElement } from '@/lib/learning/lesson-state/model'

const ELEMENTS: Record<VisitedElement | 'greske', string> = {
  lekcija: 'lekcija',
  skripta: 'skripta',
  kwiz: 'kviz',
  kartice: 'kartice',
  test: 'test',
  provjera: 'provjera',
  greske: 'greške',
}

type Place = { title: string; element: VisitedElement | 'greske' }

/** A lesson's title with one of its elements: `Pitagorin poučak, kviz`. */
export const lessonElementLabel = ({ title, element }: Place): string =>
  element === 'lekcija' ? title : `${title}, ${ELEMENTS[element]}`
