import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import type { MarkedLesson } from '@/lib/notebook/marked-lesson'

/** Links to lessons, each in the colour of its subject. */
export function MarkedList({ lessons }: { lessons: MarkedLesson[] }) {
  if (!lessons.length) return null
  return (
    <ul className="-mx-2">
      {lessons.map(({ lessonId, title, area, path }) => (
        <li key={lessonId} data-area={area}>
          <Link
            href={path}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 py-2 font-bold hover:bg-area-soft"
          >
            <SubjectIcon area={area} className="size-5 shrink-0 text-area" />
            <span className="min-w-0 break-words">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
