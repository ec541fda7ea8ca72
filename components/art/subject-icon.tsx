import type { ReactNode } from 'react'
import { languageShapes, scienceShapes } from './subject-shapes'

/** By `podrucje` (docs/content-format.md). */
const shapes = new Map<string, ReactNode>([
  ['hrvatski-jezik', languageShapes.croatian],
  ['matematika', scienceShapes.maths],
  ['priroda-i-drustvo', scienceShapes.world],
  ['priroda', scienceShapes.nature],
  ['biologija', scienceShapes.biology],
  ['kemija', scienceShapes.chemistry],
  ['fizika', scienceShapes.physics],
  ['povijest', languageShapes.history],
  ['geografija', scienceShapes.geography],
  ['engleski-jezik', languageShapes.english],
  ['informatika', scienceShapes.computing],
])

/**
 * The icon of a subject area, drawn in the text's colour. It is decoration beside the
 * subject's name and hidden from readers. An unknown area is a book.
 */
export function SubjectIcon(props: {
  readonly area: string
  readonly className?: string | undefined
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      className={props.className}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.get(props.area) ?? languageShapes.book}
    </svg>
  )
}
