import { CalendarCheck, CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { RichText } from '@/components/ui/rich-text'
import type { Mistake } from '@/lib/mistakes/model'
import { stateWords } from './day-words'

type MistakeRowProps = {
  mistake: Mistake
  today: string
  lessonPath: string
  onPractise: (mistake: Mistake) => void
}

const NAMES = { question: 'Pitanje', card: 'Kartica', check: 'Pitanje za provjeru' }

const htmlOf = (mistake: Mistake) => {
  if (mistake.kind === 'question') return mistake.question.html
  return mistake.kind === 'card' ? mistake.front : mistake.prompt
}

/** One mistake: what it is about, how far it is on its way off the list, and the way to practise it. */
export function MistakeRow({ mistake, today, lessonPath, onPractise }: MistakeRowProps) {
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
