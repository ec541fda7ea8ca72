import { ButtonLink } from '@/components/ui/button-link'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { WEAK_MARK } from '@/lib/learning/exams/limits'
import type { LessonResult, TestReview } from '@/lib/learning/exams/model'
import { MISTAKES_A_ROUND } from '@/lib/learning/mistakes/limits'
import { counted } from '@/lib/platform/hr/plurals'
import { DAILY_PRACTICE_PATH, testMistakesPath } from '@/lib/platform/paths'
import type { TestScreenFrame } from './test-screen-frame'

/** Weak lessons of a mixed test that are named. */
const NAMED_LESSONS = 2

type AfterTestProps = { review: TestReview; place: Pick<TestScreenFrame, 'reading' | 'practice'> }

/** What to do after a test, and when to try again; its first link is the page's primary button. */
export function AfterTest({ review, place }: AfterTestProps) {
  const { mark, right, total, lessons } = review
  if (right === total) {
    return (
      <p className="no-print text-center">
        <ButtonLink href={DAILY_PRACTICE_PATH}>Dalje: današnja vježba</ButtonLink>
      </p>
    )
  }
  const readings = lessons ? weakLessons(lessons) : mark <= WEAK_MARK ? [scriptOf(place)] : []
  const practice = practiceOf(review, place)
  return (
    <section
      aria-labelledby="sto-sada"
      className="no-print space-y-4 rounded-card bg-area-soft p-5"
    >
      <h3 id="sto-sada" className="font-display text-2xl font-bold">
        Što sada
      </h3>
      <ol className="list-decimal space-y-2 pl-6">
        {readings.map(({ step }) => (
          <li key={step}>{step}</li>
        ))}
        {practice && <li>{practice.step}</li>}
        <li>Test ponovi sutra ili prekosutra: nakon noći se vidi što je ostalo.</li>
      </ol>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {[...readings, ...(practice ? [practice] : [])].map(({ button, href }, index) => (
          <ButtonLink key={href} variant={index > 0 ? 'secondary' : 'primary'} href={href}>
            {button}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}

type Step = { step: string; button: string; href: string }

const scriptOf = ({ reading }: AfterTestProps['place']): Step => ({
  step: 'Pročitaj skriptu još jednom, oko pet minuta.',
  button: 'Čitaj skriptu',
  href: reading.href,
})

/** The lessons of a mixed test in which something was not right, the weakest first. */
const weakLessons = (lessons: LessonResult[]): Step[] =>
  lessons
    .filter(({ right, total }) => right < total)
    .slice(0, NAMED_LESSONS)
    .map(({ title, path, right, total }) => ({
      step: `Ponovi lekciju „${title}”: točno ${right} od ${total}.`,
      button: `Čitaj: ${title}`,
      href: path,
    }))

/**
 * Unanswered questions don't count as mistakes. Without mistakes the quiz is offered, which asks
 * them too; a mixed test has no quiz.
 */
function practiceOf({ _id, items }: TestReview, { practice }: AfterTestProps['place']) {
  const wrong = items.filter(
    ({ answer, judgement }) => answer !== null && !isRightOutcome(judgement.outcome),
  )
  const count = Math.min(wrong.length, MISTAKES_A_ROUND)
  if (count > 0)
    return {
      step: `Vježbaj što nije išlo: ${counted(count, QUESTIONS)}.`,
      button: `Vježbaj greške: ${count}`,
      href: testMistakesPath(_id),
    }
  if (!practice) return null
  return { step: 'Odigraj kviz, oko deset minuta.', button: 'Igraj kviz', href: practice.href }
}
