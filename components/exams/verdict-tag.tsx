import { clsx } from 'clsx'
import { Check, CircleDashed, Contrast, X } from 'lucide-react'
import type { Judged } from '@/lib/questions/model'

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

/** How a question went, in a word and a sign. */
export function VerdictTag({ outcome, isAnswered }: VerdictTagProps) {
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
