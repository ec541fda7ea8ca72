import { clsx } from 'clsx'
import { useNow } from '@/lib/platform/browser/use-now'
import { promiseOf } from '@/lib/asking/professor/promise'

const LOOKS = {
  late: 'bg-bad-soft text-bad',
  urgent: 'bg-almost-soft text-almost',
  open: 'bg-sunken text-muted',
}

/** When an answer is promised, and how close that is. */
export function PromiseBadge({ promisedAt }: { promisedAt: string }) {
  const { state, words } = promiseOf(new Date(promisedAt), useNow())
  return (
    <span className={clsx('rounded-full px-2 py-0.5 text-sm font-bold', LOOKS[state])}>
      {words}
    </span>
  )
}
