import { Button } from '@/components/ui/button'
import { useMountTime } from '@/lib/platform/browser/use-mount-time'
import { relativeDay } from '@/lib/platform/hr/dates'
import { MARK_WORDS } from '@/lib/learning/exams/marks'
import type { TestResult } from '@/lib/learning/exams/model'
import { CorrectedNote } from './corrected-note'

type EarlierTestsProps = {
  title: string
  results: TestResult[]
  onReview: (testId: string) => void
}

/** The pupil's tests of a scope, the latest first. */
export function EarlierTests({ title, results, onReview }: EarlierTestsProps) {
  const now = useMountTime()
  return (
    <section aria-labelledby="dosadasnji-testovi">
      <h2 id="dosadasnji-testovi" className="mb-3 font-display text-2xl font-bold">
        {title}
      </h2>
      <ul className="space-y-3">
        {results.map(({ _id, at, right, total, mark, correctedAt }) => {
          const day = relativeDay(new Date(at), now)
          return (
            <li
              key={_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
            >
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full bg-area-soft font-display text-2xl font-extrabold text-area"
              >
                {mark}
              </span>
              <p className="min-w-0 flex-1 basis-44">
                <span className="block font-bold first-letter:uppercase">
                  {MARK_WORDS[mark]}
                  <span className="sr-only"> ({mark})</span>
                </span>
                <span className="block text-muted">
                  {right} od {total} točno, {day}
                </span>
                {correctedAt && <CorrectedNote at={correctedAt} />}
              </p>
              <Button
                variant="secondary"
                onClick={() => onReview(_id)}
                aria-label={`Pregledaj test: ${MARK_WORDS[mark]}, ${day}`}
              >
                Pregledaj
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
