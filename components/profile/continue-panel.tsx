import { ArrowRight, Play } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import { ButtonLink } from '@/components/ui/button-link'
import type { Grade } from '@/lib/content/model'
import type { NextLesson, RecentLesson } from '@/lib/lesson-state/model'
import { gradePath } from '@/lib/paths'
import { lessonWords } from '@/components/lesson-state/element-words'
import { Panel } from '@/components/ui/panel'

type ContinuePanelProps = {
  /** Null where nothing of the lessons opened last is left to do. */
  goOn: NextLesson | null
  /** The lessons opened last, the newest first. */
  recent: RecentLesson[]
  /** The pupil's grade; null while it is closed. */
  grade: Grade | null
}

/** The next step of the pupil's lesson, or the grade; one is the main button of the page. */
export function ContinuePanel({ goOn, recent, grade }: ContinuePanelProps) {
  const others = recent.filter(({ lessonId }) => lessonId !== goOn?.lesson.lessonId)
  return (
    <Panel id="nastavi" title={goOn ? 'Nastavi učiti' : 'Kreni učiti'}>
      {goOn && (
        <ButtonLink
          href={goOn.path}
          data-area={goOn.lesson.area}
          className="min-h-16 w-full justify-start text-left text-lg"
        >
          <Play aria-hidden="true" className="size-6 shrink-0" />
          <span className="min-w-0 break-words">
            {lessonWords({ title: goOn.lesson.title, element: goOn.element })}
          </span>
        </ButtonLink>
      )}
      {!goOn && recent.length === 0 && (
        <p className="mb-4 text-muted">
          Odaberi prvu lekciju u svojem razredu. Kad se vratiš, ovdje nastavljaš na istom mjestu.
        </p>
      )}
      <EarlierLessons lessons={others} />
      {grade && (
        <ButtonLink
          href={gradePath(grade.slug)}
          variant={goOn ? 'secondary' : 'primary'}
          className={goOn || recent.length > 0 ? 'mt-4 w-full' : 'min-h-16 w-full text-lg'}
        >
          {goOn ? `Sve lekcije: ${grade.name}` : `Kreni učiti: ${grade.name}`}
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
