import { clsx } from 'clsx'
import { useId } from 'react'
import { SubjectIcon } from '@/components/art/subject-icon'
import { Link } from '@/components/ui/link'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { lessonPath } from '@/lib/platform/paths'

type LessonShelfProps = {
  title: string
  lessons: PlacedLesson[]
  /** True in a narrow text column. */
  isNarrow?: boolean
}

/** A row of lessons; nothing when the list is empty. */
export function LessonShelf({ title, lessons, isNarrow = false }: LessonShelfProps) {
  const id = useId()
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 font-display text-3xl font-bold">
        {title}
      </h2>
      <ul className={clsx('grid gap-4 sm:grid-cols-2', !isNarrow && 'lg:grid-cols-4')}>
        {lessons.map((lesson) => (
          <li key={lesson._id}>
            <LessonCard lesson={lesson} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A lesson outside its textbook, with its grade and subject. */
function LessonCard({ lesson }: { lesson: PlacedLesson }) {
  const { subject, title, summary, gradeName } = lesson
  return (
    <Link
      href={lessonPath(lesson)}
      data-area={subject.area}
      className="group flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift"
    >
      <span className="inline-flex items-center gap-1.5 self-start rounded-full bg-area-soft px-3 py-1 text-sm font-bold text-area">
        <SubjectIcon area={subject.area} className="size-4" />
        {subject.name}
      </span>
      <span className="font-display text-xl leading-tight font-bold group-hover:text-area">
        {title}
      </span>
      <span className="text-sm leading-snug text-muted">{summary}</span>
      <span className="mt-auto text-sm font-bold text-area">{gradeName}</span>
    </Link>
  )
}
