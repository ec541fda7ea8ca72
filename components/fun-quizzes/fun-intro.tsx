import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { QUESTIONS } from '@/lib/content/nouns'
import type { FunQuizSummary } from '@/lib/fun-quizzes/model'
import { counted } from '@/lib/hr/plurals'
import { leaderboardPath } from '@/lib/paths'
import { PlaceNote } from './place-note'
import { SoundSwitch } from './sound-switch'

type FunIntroProps = {
  quiz: FunQuizSummary
  isStarting: boolean
  /** Why the play could not begin. */
  message: string | null
  onStart: () => void
}

/** What the quiz is about and how it counts, with the button that begins. */
export function FunIntro({ quiz, isStarting, message, onStart }: FunIntroProps) {
  const { slug, title, description, icon, questionCount } = quiz
  return (
    <section aria-labelledby="kviz" className="space-y-6 py-2">
      <noscript>
        <p className="rounded-control bg-almost-soft p-4 font-semibold text-almost">
          Za kviz treba uključiti JavaScript u pregledniku.
        </p>
      </noscript>
      <div className="grid place-items-center rounded-card bg-area-soft p-3 sm:p-5">
        <FunQuizArt icon={icon} className="h-26 w-auto sm:h-48" />
      </div>
      <div className="space-y-2 text-center">
        <h2 id="kviz" className="font-display text-4xl leading-tight font-extrabold">
          {title}
        </h2>
        <p className="text-lg text-muted">{description}</p>
      </div>
      <ul className="space-y-2 rounded-card border border-line bg-surface p-5 leading-relaxed">
        <li>
          <strong>{counted(questionCount, QUESTIONS)}</strong>, a uz svaki odgovor i objašnjenje.
        </li>
        <li>
          Najviše vrijedi <strong>točnost</strong>, a brzina donosi tek mali dodatak. Ne moraš
          žuriti.
        </li>
        <PlaceNote />
      </ul>
      <p role="alert" className="text-center font-bold text-bad empty:hidden">
        {message}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Button onClick={onStart} aria-disabled={isStarting} className="px-10 text-lg">
          {isStarting ? 'Krećemo...' : 'Kreni'}
        </Button>
        <ButtonLink variant="secondary" href={leaderboardPath(slug)}>
          Ljestvica
        </ButtonLink>
        <SoundSwitch />
      </div>
    </section>
  )
}
