import { ArrowRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { SubjectIcons } from '@/components/learning/notebook/bookmarks-panel'
import { ButtonLink } from '@/components/ui/button-link'
import type { Grade } from '@/lib/content/curriculum/model'
import type { PupilOverview } from '@/lib/across/profile/model'
import type { Continuation } from '@/lib/learning/lesson-state/next-step'
import { gradePath } from '@/lib/platform/paths'
import { lessonElementLabel } from '@/components/learning/lesson-state/element-labels'
import { Panel } from '@/components/ui/panel'
import type { NextSteps } from './next-steps'

type ContinuePanelProps = {
  /** Whether its button is the page's primary one; otherwise that is „Danas”. */
  isMain: boolean
  /** Next steps in the recently opened lessons. */
  onward: NextSteps
  /** The pupil's grade; null while the site's grades are not known. */
  grade: Grade | null
  openMixedTest: PupilOverview['openMixedTest']
  icons: SubjectIcons
  /** Smaller links below. */
  children?: ReactNode
}

/** Next steps in the pupil's recent lessons, the latest as a button, and a link to the grade. */
export function ContinuePanel(props: ContinuePanelProps) {
  const { isMain, onward, grade, openMixedTest, icons, children } = props
  const { goOn, others } = onward
  const isNew = !goOn && others.length === 0
  return (
    <Panel id="nastavi" title={goOn ? 'Nastavi učiti' : 'Kreni učiti'}>
      <OpenTestLink test={openMixedTest} />
      {goOn && (
        <ButtonLink
          href={goOn.path}
          variant={isMain ? 'primary' : 'secondary'}
          data-area={goOn.lesson.area}
          className="min-h-16 w-full justify-start text-left text-lg"
        >
          <Play aria-hidden="true" className="size-6 shrink-0" />
          <span className="min-w-0 break-words">{wordsOf(goOn)}</span>
        </ButtonLink>
      )}
      {isNew && isMain && (
        <p className="mb-4 text-muted">
          Odaberi prvu lekciju u svojem razredu. Kad se vratiš, ovdje nastavljaš na istom mjestu.
        </p>
      )}
      <OtherLessons {...{ others, icons }} />
      {grade && (
        <ButtonLink
          href={gradePath(grade.slug)}
          variant={goOn || !isMain ? 'secondary' : 'primary'}
          className={isNew ? 'min-h-16 w-full text-lg' : 'mt-4 w-full'}
        >
          {goOn ? `Sve lekcije: ${grade.name}` : `Kreni učiti: ${grade.name}`}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      )}
      {children}
    </Panel>
  )
}

/** The way back into a mixed test in progress; nothing without one. */
export function OpenTestLink({ test }: { test: PupilOverview['openMixedTest'] }) {
  return (
    test && (
      <ButtonLink
        href={test.path}
        variant="secondary"
        className="mb-4 w-full justify-start text-left"
      >
        <Play aria-hidden="true" className="size-6 shrink-0" />
        <span className="min-w-0 break-words">Nastavi {test.title}</span>
      </ButtonLink>
    )
  )
}

const wordsOf = ({ lesson, step }: Continuation) =>
  lessonElementLabel({ title: lesson.title, element: step?.element ?? 'lekcija' })

function OtherLessons({ others, icons }: { others: Continuation[]; icons: SubjectIcons }) {
  if (others.length === 0) return null
  return (
    <ul className="mt-2">
      {others.map((onward) => (
        <li key={onward.lesson.lessonId} data-area={onward.lesson.area}>
          <Link
            href={onward.path}
            className="flex min-h-11 items-center gap-3 rounded-control px-5 py-2 font-bold hover:bg-area-soft"
          >
            <span className="size-6 shrink-0 text-area">{icons[onward.lesson.area]}</span>
            <span className="min-w-0 break-words">{wordsOf(onward)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
