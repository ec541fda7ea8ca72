import { clsx } from 'clsx'
import type { Period } from '@/lib/fun-quizzes/model'

const LABELS: [Period, string][] = [
  ['tjedan', 'Ovaj tjedan'],
  ['sve', 'Od početka'],
]

type PeriodChoiceProps = { period: Period; onChange: (period: Period) => void }

/** Week or all time: radio buttons, so that arrow keys go from one to the other. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">Razdoblje</legend>
      {LABELS.map(([value, label]) => (
        <label
          key={value}
          className={clsx(
            'grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-center font-bold',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
            value === period ? 'bg-surface text-ink shadow-card' : 'text-muted',
          )}
        >
          <input
            type="radio"
            name="razdoblje"
            value={value}
            checked={value === period}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
