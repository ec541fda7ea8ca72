import { Link } from '@/components/ui/link'
import type { LessonResult } from '@/lib/learning/exams/model'

/** How a mixed test went in each of its lessons, the weakest first. */
export const LessonResults = ({ lessons }: { lessons: LessonResult[] }) => (
  <section aria-labelledby="po-lekcijama">
    <h3 id="po-lekcijama" className="mb-2 font-display text-2xl font-bold">
      Po lekcijama
    </h3>
    <ul>
      {lessons.map(({ lessonId, title, path, right, total }) => (
        <li
          key={lessonId}
          className="flex items-baseline justify-between gap-4 border-t border-line py-1"
        >
          <Link
            href={path}
            className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <span className="shrink-0 font-bold">
            {right} od {total}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
