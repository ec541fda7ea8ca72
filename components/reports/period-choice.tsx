import { clsx } from 'clsx'
import type { PeriodKey } from '@/lib/reports/model'
import { PERIOD_WORDS } from '@/lib/reports/words'

type PeriodChoiceProps = { chosen: PeriodKey; onChoose: (key: PeriodKey) => void }

export const PERIODS: PeriodKey[] = ['7', '30', 'sve']

/** Which days the report is about. */
export function PeriodChoice({ chosen, onChoose }: PeriodChoiceProps) {
  return (
    <div
      role="group"
      aria-label="Razdoblje"
      className="no-print grid min-w-0 flex-1 basis-64 auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1"
    >
      {PERIODS.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className={clsx(
            'min-h-11 rounded-control px-3 font-bold',
            key === chosen ? 'bg-surface text-ink shadow-card' : 'text-muted',
          )}
        >
          {PERIOD_WORDS[key]}
        </button>
      ))}
    </div>
  )
}
