import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { LessonOnMap } from '@/lib/content/curriculum/book-map'
import { hasUnverifiedOutcomes } from '@/lib/content/curriculum/book-map-words'
import { CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { lessonPath } from '@/lib/platform/paths'

type BookMapLessonProps = {
  lesson: LessonOnMap
  gradeSlug: string
  literatureSlug: string
  note: ReactNode
}

/** A lesson on the map of its textbook. */
export function BookMapLesson({ lesson, gradeSlug, literatureSlug, note }: BookMapLessonProps) {
  const { slug, title, summary, questionCount, cardCount, outcomes, prerequisites } = lesson
  const mark = hasUnverifiedOutcomes(lesson) ? '*' : ''
  const facts = [
    ...(questionCount ? [counted(questionCount, QUESTIONS)] : []),
    ...(cardCount ? [counted(cardCount, CARDS)] : []),
    ...outcomes.map((code) => `${code}${mark}`),
  ]
  return (
    <div className="min-w-0">
      <Link
        href={lessonPath({ gradeSlug, literatureSlug, slug })}
        className="inline-flex min-h-9 items-center font-display text-lg leading-tight font-bold hover:text-area hover:underline"
      >
        {title}
      </Link>
      <p className="leading-snug text-muted print:text-sm early:hidden">{summary}</p>
      {facts.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm early:hidden">
          {facts.map((fact) => (
            <li key={fact} className="whitespace-nowrap">
              {fact}
            </li>
          ))}
        </ul>
      )}
      {prerequisites.length > 0 && (
        <p className="mt-1 text-sm early:hidden">
          Oslanja se na:{' '}
          {prerequisites.map(({ path, title: name, place }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link href={path} className="text-link underline underline-offset-4">
                {name}
              </Link>
              {place && ` (${place})`}
            </span>
          ))}
        </p>
      )}
      {note}
    </div>
  )
}
