import { clsx } from 'clsx'
import { useMountTime } from '@/lib/platform/browser/use-mount-time'
import { answerDeadlineState } from '@/lib/asking/professor/answer-deadline-state'

const LOOKS = {
  late: 'bg-bad-soft text-bad',
  urgent: 'bg-almost-soft text-almost',
  open: 'bg-sunken text-muted',
}

/** When an answer is promised, and how close that is. */
export function DeadlineBadge({ promisedAt }: { promisedAt: string }) {
  const { state, words } = answerDeadlineState(new Date(promisedAt), useMountTime())
  return (
    <span className={clsx('rounded-full px-2 py-0.5 text-sm font-bold', LOOKS[state])}>
      {words}
    </span>
  )
}
