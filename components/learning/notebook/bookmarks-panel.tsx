import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import type { BookmarkedLesson } from '@/lib/learning/notebook/model'
import { Link } from '@/components/ui/link'

/** Bookmarked lessons shown at once; the rest unfolds. */
const SHOWN = 5

/** An icon for each subject area, rendered on the server so that the browser loads no drawings. */
export type SubjectIcons = Partial<Record<BookmarkedLesson['area'], ReactNode>>

type MarkedPanelProps = { marked: BookmarkedLesson[]; icons: SubjectIcons }

export function BookmarksPanel({ marked, icons }: MarkedPanelProps) {
  const rest = marked.slice(SHOWN)
  return (
    <Panel id="oznacene" title="Označene lekcije" className="sm:col-span-2">
      {marked.length === 0 && (
        <p className="text-muted">
          Na stranici lekcije odaberi „Označi lekciju” i ona će te čekati ovdje.
        </p>
      )}
      <MarkedList lessons={marked.slice(0, SHOWN)} icons={icons} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center px-2 font-bold text-link">
            Sve označene ({marked.length})
          </summary>
          <MarkedList lessons={rest} icons={icons} />
        </details>
      )}
    </Panel>
  )
}

function MarkedList({ lessons, icons }: { lessons: BookmarkedLesson[]; icons: SubjectIcons }) {
  if (!lessons.length) return null
  return (
    <ul className="-mx-2">
      {lessons.map(({ lessonId, title, area, path }) => (
        <li key={lessonId} data-area={area}>
          <Link
            href={path}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 py-2 font-bold hover:bg-area-soft"
          >
            <span className="size-5 shrink-0 text-area">{icons[area]}</span>
            <span className="min-w-0 break-words">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
