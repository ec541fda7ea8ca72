'use client'
import { PrintedSource } from '@/components/ui/printed-source'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { formatDate, relativeDay } from '@/lib/platform/hr/dates'
import type { TestReview, ReviewedItem } from '@/lib/learning/exams/model'
import { ENCOURAGEMENT } from './test-labels'
import { SaveQuestion } from '@/components/learning/notebook/save-question'
import { AfterTest } from './after-test'
import { LessonResults } from './lesson-results'
import { TestMark } from './test-mark'
import type { TestScreenFrame } from './test-screen-frame'
import { ReviewItem } from '@/components/learning/quiz/review-item'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Check, CircleDashed, Contrast, X } from 'lucide-react'
import type { Judged } from '@/lib/content/questions/model'

type ResultScreenProps = {
  title: string
  review: TestReview
  note: string | null
  place: TestScreenFrame
  address: string
  onBack: () => void
}

/** The mark of a test, then every question with its explanation. */
export function ResultScreen(props: ResultScreenProps) {
  const { title, review, note, place, address, onBack } = props
  const { mark, right, total, at, items, lessons, correctedAt } = review
  const [isOfToday] = useState(() => relativeDay(new Date(at), new Date()) === 'danas')
  return (
    <section className="animate-rise space-y-8 py-4">
      <div className="flex flex-col items-center gap-3 text-center">
        <TestMark {...{ mark, right, total }} />
        {correctedAt && (
          <p className="max-w-md rounded-card bg-almost-soft px-4 py-3 font-semibold">
            Ključ jednog pitanja ispravljen je {formatDate(new Date(correctedAt))} Tvoj rezultat je
            sada {right} od {total}.
          </p>
        )}
        {note && <p className="max-w-md font-semibold">{note}</p>}
        <p className="max-w-md text-lg text-muted">{ENCOURAGEMENT[mark].text}</p>
        <p className="hidden print:block">
          {title}, {formatDate(new Date(at))}
        </p>
      </div>
      {lessons && <LessonResults lessons={lessons} />}
      {isOfToday && <AfterTest {...{ review, place }} />}
      <ReviewList items={items} />
      <div className="no-print space-y-3">
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button variant="secondary" onClick={onBack}>
            Natrag na početak testa
          </Button>
          <ButtonLink variant="secondary" href={place.reading.href}>
            {place.reading.label}
          </ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            Ispiši
          </Button>
        </div>
        <ButtonLink variant="quiet" href={place.back.href} className="w-full sm:-ml-5 sm:w-auto">
          {place.back.label}
        </ButtonLink>
      </div>
      <PrintedSource address={address} />
    </section>
  )
}

function ReviewList({ items }: { items: ReviewedItem[] }) {
  return (
    <div>
      <h3 className="mb-1 font-display text-2xl font-bold">Pitanje po pitanje</h3>
      <p className="no-print mb-3 text-muted">Otvori pitanje da vidiš odgovor i objašnjenje.</p>
      <ol className="space-y-3">
        {items.map(({ question, answer, judgement, correctedAt }) => (
          <ReviewItem
            key={question._id}
            question={question}
            step={{ answer, judgement }}
            action={
              <>
                {correctedAt && (
                  <p className="font-semibold">
                    Ključ ovog pitanja ispravljen je {formatDate(new Date(correctedAt))}
                  </p>
                )}
                <SaveQuestion question={question} judgement={judgement} source="test" />
              </>
            }
            verdict={<VerdictTag outcome={judgement.outcome} isAnswered={answer !== null} />}
          />
        ))}
      </ol>
    </div>
  )
}

const VERDICTS = {
  right: { words: 'Točno', Icon: Check, tone: 'bg-good-soft text-good' },
  spelling: {
    words: 'Točno, ali pazi na pisanje',
    Icon: Check,
    tone: 'bg-almost-soft text-almost',
  },
  partly: { words: 'Djelomično točno', Icon: Contrast, tone: 'bg-almost-soft text-almost' },
  wrong: { words: 'Nije točno', Icon: X, tone: 'bg-bad-soft text-bad' },
  none: { words: 'Bez odgovora', Icon: CircleDashed, tone: 'bg-sunken text-ink' },
} as const

type VerdictTagProps = { outcome: Judged['outcome']; isAnswered: boolean }

function VerdictTag({ outcome, isAnswered }: VerdictTagProps) {
  const { words, Icon, tone } = VERDICTS[isAnswered ? outcome : 'none']
  return (
    <span
      className={clsx(
        'mb-1 inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-bold',
        tone,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={3} className="size-4" />
      {words}
    </span>
  )
}
