import { Progress } from '@/components/ui/progress'

type QuizHeadProps = {
  /** Index of the turn in the round; from `total` on mistakes come once more. */
  position: number
  /** Questions of the round. */
  total: number
  right: number
  /** True once the question at `position` was judged: it counts as done. */
  isJudged: boolean
}

/** Where one is in the round. */
export function QuizHead({ position, total, right, isJudged }: QuizHeadProps) {
  return (
    <div className="mb-5 space-y-2">
      <div className="flex items-baseline justify-between font-bold">
        {position < total ? (
          <p>
            Pitanje {position + 1} <span className="font-semibold text-muted">od {total}</span>
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
