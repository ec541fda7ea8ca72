'use client'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { FormMessage } from '@/components/forms/form-message'
import { CARD_CLASSES } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import {
  readPrerequisiteMapContract,
  type PrerequisiteDrawing,
} from '@/lib/content/curriculum/prerequisites/contract'
import { LESSON_BOX } from '@/lib/content/curriculum/prerequisites/limits'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'

/** The map of the prerequisites of the open textbook; fetched when unfolded. */
export function PrerequisiteMap() {
  const { record } = useQueryParams()
  const [isOpen, setOpen] = useState(false)
  if (!record || record === 'new') return null
  return (
    <details
      key={record}
      className={`group mt-6 ${CARD_CLASSES}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-display text-xl font-bold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
        />
        Karta preduvjeta
      </summary>
      {isOpen && <OpenMap id={record} />}
    </details>
  )
}

function OpenMap({ id }: { id: string }) {
  const { data, failureReason } = useCall(apiCallOf(readPrerequisiteMapContract), {
    params: { id },
  })
  if (!data) return failureReason ? <FormMessage text={failureReason.message} /> : <p>Crtam…</p>
  const { others, ...drawing } = data
  return (
    <div className="space-y-4">
      <p>
        {drawing.lessons.length
          ? 'Lekcija stoji ispod onih koje treba znati prije nje. „Danas” novu lekciju nudi tek kad ih dijete zna.'
          : 'Nijedna lekcija ovog udžbenika nema preduvjeta. Upiši ih u polje „Preduvjeti” lekcije; dok ih nema, vrijedi redoslijed lekcija u cjelini.'}
      </p>
      {drawing.lessons.length > 0 && <Drawing {...drawing} />}
      {drawing.lessons.length > 0 && others.length > 0 && (
        <p>Bez veza, po redu u cjelini: {others.join(', ')}.</p>
      )}
    </div>
  )
}

const Drawing = ({ width, height, lessons, lines }: PrerequisiteDrawing) => (
  <div className="relative overflow-x-auto" role="group" aria-label="Karta" tabIndex={0}>
    <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} className="mx-auto block">
      <defs>
        <marker
          id="prerequisite-arrow"
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8Z" className="fill-muted" />
        </marker>
      </defs>
      <g aria-hidden="true">
        {lines.map((points, place) => (
          <polyline
            key={place}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            markerEnd="url(#prerequisite-arrow)"
            className="fill-none stroke-muted"
            strokeWidth={1.5}
          />
        ))}
      </g>
      {lessons.map(({ _id, title, book, isPublished, prerequisites, x, y }) => (
        <foreignObject
          key={_id}
          x={x - LESSON_BOX.width / 2}
          y={y - LESSON_BOX.height / 2}
          {...LESSON_BOX}
        >
          <Link
            href={`/admin/lekcije?record=${_id}`}
            className={`text-text flex h-full flex-col items-center justify-center rounded-control border px-2 text-center text-sm leading-tight hover:border-link ${
              book ? 'border-dashed border-line' : 'border-line bg-surface'
            }`}
          >
            <span className="line-clamp-2 font-bold">{title}</span>
            {(book || !isPublished) && (
              <span className="line-clamp-1 text-muted">{book ?? 'skica'}</span>
            )}
            {prerequisites.length > 0 && (
              <span className="sr-only">, treba znati: {prerequisites.join(', ')}</span>
            )}
          </Link>
        </foreignObject>
      ))}
    </svg>
  </div>
)
