import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { NeighbourLesson, PlacedLesson } from '@/lib/content/curriculum/model'
import { lessonPath } from '@/lib/platform/paths'

type LessonNeighboursProps = {
  lesson: PlacedLesson
  previous: NeighbourLesson | null
  next: NeighbourLesson | null
}

/** Links to the previous and next lesson of the textbook. */
export function LessonNeighbours({ lesson, previous, next }: LessonNeighboursProps) {
  if (!previous && !next) return null
  const pathOf = ({ slug }: NeighbourLesson) => lessonPath({ ...lesson, slug })
  return (
    <nav aria-label="Susjedne lekcije" className="grid gap-3 sm:grid-cols-2">
      {previous && <NeighbourLink href={pathOf(previous)} title={previous.title} />}
      {next && <NeighbourLink href={pathOf(next)} title={next.title} isNext />}
    </nav>
  )
}

type LinkProps = { href: string; title: string; isNext?: boolean }

function NeighbourLink({ href, title, isNext = false }: LinkProps) {
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <Link
      href={href}
      className={`flex items-center gap-3 rounded-card border-2 border-line p-4 hover:border-area hover:bg-area-soft ${
        isNext ? 'flex-row-reverse text-right sm:col-start-2' : ''
      }`}
    >
      <Arrow aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold text-muted">
          {isNext ? 'Sljedeća lekcija' : 'Prethodna lekcija'}
        </span>
        <span className="block font-bold">{title}</span>
      </span>
    </Link>
  )
}
