import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import { taskHtml } from '@/lib/content/questions/task-html'
import { MISTAKES_A_ROUND } from '@/lib/learning/mistakes/limits'
import type { Mistake, MistakeGroup, MistakePage } from '@/lib/learning/mistakes/model'
import { mistakesForRound } from '@/lib/learning/mistakes/round'
import { CalendarCheck, CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { RichText } from '@/components/ui/rich-text'
import { stateWords } from './day-words'

type MistakeGroupsProps = {
  page: MistakePage
  onPractise: (mistakes: Mistake[]) => void
}

/** Mistakes under their subject and lesson. */
export function MistakeGroups({ page, onPractise }: MistakeGroupsProps) {
  const { groups, today } = page
  // The last lesson may continue on the next page.
  const isWhole = (group: MistakeGroup) => !page.next || group !== groups.at(-1)
  const roundIn = (group: MistakeGroup) =>
    groups.length > 1 && isWhole(group) ? mistakesForRound({ groups: [group], today }) : []
  return groups
    .map((group) => ({ ...group, round: roundIn(group) }))
    .map(({ lesson, items, round }) => (
      <section
        key={lesson.lessonId}
        data-area={lesson.area}
        aria-labelledby={`lekcija-${lesson.lessonId}`}
        className="rounded-card border border-line bg-surface shadow-card"
      >
        <div className="flex items-center gap-3 rounded-t-card bg-area-soft px-4 py-3">
          <SubjectIcon area={lesson.area} className="size-6 shrink-0 text-area" />
          <div className="min-w-0">
            <p className="text-sm font-bold text-area">{lesson.subject}</p>
            <h2 id={`lekcija-${lesson.lessonId}`} className="font-display text-xl font-bold">
              <Link
                href={lesson.path}
                className="inline-flex min-h-11 items-center break-words hover:underline"
              >
                {lesson.title}
              </Link>
            </h2>
          </div>
          {round.length > 1 && (
            <Button
              variant="secondary"
              aria-describedby={`lekcija-${lesson.lessonId}`}
              onClick={() => onPractise(round)}
              className="ml-auto shrink-0"
            >
              Vježbaj {Math.min(round.length, MISTAKES_A_ROUND)}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-line">
          {items.map((mistake) => (
            <MistakeRow
              key={mistake._id}
              mistake={mistake}
              today={today}
              lessonPath={lesson.path}
              onPractise={(mistake) => onPractise([mistake])}
            />
          ))}
        </ul>
      </section>
    ))
}

type MistakeRowProps = {
  mistake: Mistake
  today: string
  lessonPath: string
  onPractise: (mistake: Mistake) => void
}

const NAMES = { question: 'Pitanje', card: 'Kartica', check: 'Pitanje za provjeru' }

const htmlOf = (mistake: Mistake) => {
  if (mistake.kind === 'question') return taskHtml(mistake.question)
  return mistake.kind === 'card' ? mistake.front : mistake.prompt
}

function MistakeRow({ mistake, today, lessonPath, onPractise }: MistakeRowProps) {
  const id = useId()
  const Icon = mistake.rightDay === null ? CircleDashed : CalendarCheck
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-muted">{NAMES[mistake.kind]}</p>
        <div id={id}>
          <RichText html={htmlOf(mistake)} className="prose font-bold break-words" />
        </div>
        <p
          className={`mt-1 flex items-center gap-2 text-sm font-bold ${
            mistake.rightDay === null ? 'text-muted' : 'text-good'
          }`}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {stateWords(mistake, today)}
        </p>
      </div>
      {mistake.kind === 'check' ? (
        <ButtonLink href={`${lessonPath}/provjera`} variant="secondary" aria-describedby={id}>
          Otvori provjeru
        </ButtonLink>
      ) : (
        <Button variant="secondary" aria-describedby={id} onClick={() => onPractise(mistake)}>
          Vježbaj
        </Button>
      )}
    </li>
  )
}
