import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { RoundPart } from '@/lib/learning/quiz/parts'

type QuizHeadProps = {
  /** Index of the turn; from `total` on mistakes are repeated. */
  position: number
  total: number
  /** The turns that the bar shows; without them all questions. */
  part?: RoundPart
  /** The number of repeated mistakes. */
  repeats?: number
  /** Leaves out the rest of the repeated mistakes. */
  onEnough?: () => void
  right: number
  isJudged: boolean
  /** False until it is known whether a pupil has more questions than the page. */
  isWhole?: boolean
}

/** Progress in the round. */
export function QuizHead(props: QuizHeadProps) {
  const { position, total, right, isJudged, isWhole = true, repeats = 0, onEnough } = props
  const { from, end } = props.part ?? { from: 0, end: total }
  return (
    <div className="mb-5 space-y-2">
      <div className="flex items-baseline justify-between gap-3 font-bold early:sr-only">
        {position < total ? (
          <p>
            Pitanje {position + 1}{' '}
            <span className={`font-semibold text-muted ${isWhole ? '' : 'member:invisible'}`}>
              od {total}
            </span>
          </p>
        ) : (
          <p>
            Još jednom ono što nije bilo točno{' '}
            <span className="font-semibold whitespace-nowrap text-muted">
              {position - total + 1} od {repeats}
            </span>
          </p>
        )}
        <p className="text-sm whitespace-nowrap text-muted">Točno: {right}</p>
      </div>
      <Progress
        value={position - from + (isJudged ? 1 : 0)}
        max={end - from}
        label="Napredak u kvizu"
      />
      {position >= total && onEnough && (
        <Button variant="quiet" onClick={onEnough} data-early-icon="check" className="-ml-5">
          Dosta je
        </Button>
      )}
    </div>
  )
}
