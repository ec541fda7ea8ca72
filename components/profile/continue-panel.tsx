import { Play } from 'lucide-react'
import Link from 'next/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import { ButtonLink } from '@/components/ui/button'
import type { RecentLesson } from '@/lib/learning/model'
import { lessonWords } from './lesson-words'
import { Panel } from './panel'

/** The way back to where a pupil stopped: the last lesson large, those before it below. */
export function ContinuePanel({ recent }: { recent: RecentLesson[] }) {
  const [last, ...earlier] = recent
  return (
    <Panel id="nastavi" title="Nastavi učiti">
      {last ? (
        <ButtonLink
          href={last.path}
          variant="secondary"
          data-area={last.area}
          className="min-h-16 w-full justify-start text-left text-lg"
        >
          <Play aria-hidden="true" className="size-6 shrink-0 text-area" />
          <span className="min-w-0 break-words">{lessonWords(last)}</span>
        </ButtonLink>
      ) : (
        <p className="text-muted">
          Ovdje će te čekati lekcije koje otvoriš. Odaberi prvu u svojem razredu!
        </p>
      )}
      {earlier.length > 0 && (
        <ul className="mt-2">
          {earlier.map((lesson) => (
            <li key={lesson.lessonId} data-area={lesson.area}>
              <Link
                href={lesson.path}
                className="flex min-h-11 items-center gap-3 rounded-control px-5 py-2 font-bold hover:bg-area-soft"
              >
                <SubjectIcon area={lesson.area} className="size-5 shrink-0 text-area" />
                <span className="min-w-0 break-words">{lessonWords(lesson)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
