import { Progress } from '@/components/ui/progress'

type QuizHeadProps = { position: number; total: number; right: number }

/** Where one is in the round. */
export function QuizHead({ position, total, right }: QuizHeadProps) {
  return (
    <div className="mb-5 space-y-2">
      <div className="flex items-baseline justify-between font-bold">
        <p>
          Pitanje {position + 1} <span className="font-semibold text-muted">od {total}</span>
        </p>
        <p className="text-sm text-muted">Točno: {right}</p>
      </div>
      <Progress value={position} max={total} label="Napredak u kvizu" />
    </div>
  )
}
