import { ButtonLink } from '@/components/ui/button-link'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { isRightOutcome } from '@/lib/learning/answers/model'
import type { TestReview } from '@/lib/learning/exams/model'
import { MISTAKES_A_ROUND } from '@/lib/learning/mistakes/limits'
import { counted } from '@/lib/platform/hr/plurals'
import { DAILY_PRACTICE_PATH, lessonMistakesPath } from '@/lib/platform/paths'

/** Marks after which the script comes before the questions. */
const WEAK_MARK = 2

type AfterTestProps = { review: TestReview; paths: { script: string; quiz: string } }

/** What to do after a test, and when to try again; its first link is the page's primary button. */
export function AfterTest({ review, paths }: AfterTestProps) {
  const { lessonID, mark, right, total, items } = review
  if (right === total) {
    return (
      <p className="no-print text-center">
        <ButtonLink href={DAILY_PRACTICE_PATH}>Dalje: današnja vježba</ButtonLink>
      </p>
    )
  }
  const isWeak = mark <= WEAK_MARK
  const wrong = items.filter(
    ({ answer, judgement }) => answer !== null && !isRightOutcome(judgement.outcome),
  )
  const count = Math.min(wrong.length, MISTAKES_A_ROUND)
  // Unanswered questions don't count as mistakes. Without mistakes the quiz is offered, which asks
  // them too.
  const practice =
    count > 0
      ? {
          step: `Vježbaj što nije išlo: ${counted(count, QUESTIONS)}.`,
          button: `Vježbaj greške: ${count}`,
          href: lessonMistakesPath(lessonID),
        }
      : { step: 'Odigraj kviz, oko deset minuta.', button: 'Igraj kviz', href: paths.quiz }
  return (
    <section
      aria-labelledby="sto-sada"
      className="no-print space-y-4 rounded-card bg-area-soft p-5"
    >
      <h3 id="sto-sada" className="font-display text-2xl font-bold">
        Što sada
      </h3>
      <ol className="list-decimal space-y-2 pl-6">
        {isWeak && <li>Pročitaj skriptu još jednom, oko pet minuta.</li>}
        <li>{practice.step}</li>
        <li>Test ponovi sutra ili prekosutra: nakon noći se vidi što je ostalo.</li>
      </ol>
      <div className="flex flex-col gap-3 sm:flex-row">
        {isWeak && <ButtonLink href={paths.script}>Čitaj skriptu</ButtonLink>}
        <ButtonLink variant={isWeak ? 'secondary' : 'primary'} href={practice.href}>
          {practice.button}
        </ButtonLink>
      </div>
    </section>
  )
}
