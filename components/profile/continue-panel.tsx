import { ArrowRight, Play } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import { ButtonLink } from '@/components/ui/button-link'
import type { Grade } from '@/lib/content/model'
import type { RecentLesson } from '@/lib/learning/model'
import { gradePath } from '@/lib/paths'
import { lessonWords } from './lesson-words'
import { Panel } from './panel'

type ContinuePanelProps = {
  recent: RecentLesson[]
  /** The pupil's grade; null while it is closed. */
  grade: Grade | null
}

/**
 * What to do now: the way back to where a pupil stopped, or into the grade. One of the two is the
 * key of the page, so that nobody has to choose.
 */
export function ContinuePanel({ recent, grade }: ContinuePanelProps) {
  const [last, ...earlier] = recent
  return (
    <Panel id="nastavi" title={last ? 'Nastavi učiti' : 'Kreni učiti'}>
      {last ? (
        <ButtonLink
          href={last.path}
          data-area={last.area}
          className="min-h-16 w-full justify-start text-left text-lg"
        >
          <Play aria-hidden="true" className="size-6 shrink-0" />
          <span className="min-w-0 break-words">{lessonWords(last)}</span>
        </ButtonLink>
      ) : (
        <p className="mb-4 text-muted">
          Odaberi prvu lekciju u svojem razredu. Kad se vratiš, ovdje nastavljaš na istom mjestu.
        </p>
      )}
      <EarlierLessons lessons={earlier} />
      {grade && (
        <ButtonLink
          href={gradePath(grade.slug)}
          variant={last ? 'secondary' : 'primary'}
          className={last ? 'mt-4' : 'min-h-16 w-full text-lg'}
        >
          {last ? `Sve lekcije: ${grade.name}` : `Kreni učiti: ${grade.name}`}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
    </Panel>
  )
}

function EarlierLessons({ lessons }: { lessons: RecentLesson[] }) {
  if (lessons.length === 0) return null
  return (
    <ul className="mt-2">
      {lessons.map((lesson) => (
        <li key={lesson.lessonId} data-area={lesson.area}>
          <Link
            href={lesson.path}
            className="flex min-h-11 items-center gap-3 rounded-control px-5 py-2 font-bold hover:bg-area-soft"
          >
            <SubjectIcon area={lesson.area} className="size-6 shrink-0 text-area" />
            <span className="min-w-0 break-words">{lessonWords(lesson)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
