import { useId } from 'react'
import type { PlacedLesson } from '@/lib/content/model'
import { LessonCard } from './lesson-card'

type LessonShelfProps = { title: string; lessons: PlacedLesson[] }

/** A row of lessons; nothing at all when the list is empty. */
export function LessonShelf({ title, lessons }: LessonShelfProps) {
  const id = useId()
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 font-display text-3xl font-bold">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {lessons.map((lesson) => (
          <li key={lesson._id}>
            <LessonCard lesson={lesson} />
          </li>
        ))}
      </ul>
    </section>
  )
}
