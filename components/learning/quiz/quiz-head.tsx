import { Progress } from '@/components/ui/progress'

type QuizHeadProps = {
  /** Index of the turn; from `total` on mistakes are repeated. */
  position: number
  total: number
  right: number
  isJudged: boolean
  /** False until it is known whether a pupil has more questions than the page. */
  isWhole?: boolean
}

/** Progress in the round. */
export function QuizHead({ position, total, right, isJudged, isWhole = true }: QuizHeadProps) {
  return (
    <div className="mb-5 space-y-2">
      <div className="flex items-baseline justify-between font-bold early:sr-only">
        {position < total ? (
          <p>
            Pitanje {position + 1}{' '}
            <span className={`font-semibold text-muted ${isWhole ? '' : 'member:invisible'}`}>
              od {total}
            </span>
          </p>
        ) : (
          <p>Još jednom ono što nije bilo točno</p>
        )}
        <p className="text-sm text-muted">Točno: {right}</p>
      </div>
      <Progress
        value={Math.min(position + (isJudged ? 1 : 0), total)}
        max={total}
        label="Napredak u kvizu"
      />
    </div>
  )
}
