'use client'
import { Mascot } from '@/components/art/mascot'
import { PrintedSource } from '@/components/ui/printed-source'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { formatDate } from '@/lib/hr/dates'
import { MARK_WORDS } from '@/lib/exams/marks'
import type { TestReview } from '@/lib/exams/model'
import { ReviewList } from './review-list'
import type { TestPaths } from './test-screen'
import { ENCOURAGEMENT } from './words'

type ResultScreenProps = {
  title: string
  review: TestReview
  /** What there is to say of the test's end. */
  note: string | null
  paths: TestPaths
  address: string
  onBack: () => void
}

/** The mark of a test and a kind word, then every question with its explanation. */
export function ResultScreen(props: ResultScreenProps) {
  const { title, review, note, paths, address, onBack } = props
  const { mark, right, total, at, items } = review
  const { pose, text } = ENCOURAGEMENT[mark]
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <section className="animate-rise space-y-8 py-4">
      <div className="flex flex-col items-center gap-3 text-center">
        <div className="flex items-center gap-3">
          <Mascot pose={pose} className="size-32" />
          <span
            aria-hidden="true"
            className="grid size-24 place-items-center rounded-full border-4 border-area bg-area-soft font-display text-6xl font-extrabold text-area"
          >
            {mark}
          </span>
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-4xl font-extrabold outline-none first-letter:uppercase"
        >
          {MARK_WORDS[mark]} ({mark})
        </h2>
        <p className="text-xl font-bold">
          {right} od {total} točno
        </p>
        {note && <p className="max-w-md font-semibold">{note}</p>}
        <p className="max-w-md text-lg text-muted">{text}</p>
        <p className="hidden print:block">
          {title}, {formatDate(new Date(at))}
        </p>
      </div>
      <ReviewList items={items} />
      <div className="no-print space-y-3">
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button onClick={onBack}>Natrag na početak testa</Button>
          <ButtonLink variant="secondary" href={paths.script}>
            Otvori skriptu
          </ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            Ispiši
          </Button>
        </div>
        <ButtonLink variant="quiet" href={paths.lesson} className="w-full sm:-ml-5 sm:w-auto">
          Natrag na lekciju
        </ButtonLink>
      </div>
      <PrintedSource address={address} />
    </section>
  )
}
