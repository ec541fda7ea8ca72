import { clsx } from 'clsx'
import { plural } from '@/lib/platform/hr/plurals'

type NumberLineProps = {
  /** The value of each tick. */
  ticks: string[]
  /** Ticks whose values are written. */
  labels: number[]
  chosen?: number | undefined
  /** The right tick, shown once judged. */
  right?: number | undefined
}

/** A line with ticks, some with their values; screen readers get a description in words. */
export function NumberLine({ ticks, labels, chosen, right }: NumberLineProps) {
  const last = Math.max(1, ticks.length - 1)
  const written = labels.map((tick) => ticks[tick])
  const spoken = [written.slice(0, -1).join(', '), written.at(-1)].filter(Boolean).join(' i ')
  return (
    <>
      <div
        aria-hidden="true"
        data-spoken={spoken && `Na crti piše ${spoken}.`}
        className="relative mx-3.5 h-16"
      >
        <div className="absolute inset-x-0 bottom-2 border-b-2 border-ink" />
        {ticks.map((value, tick) => {
          const isLabel = labels.includes(tick)
          return (
            <div
              key={tick}
              style={{ left: `${(100 * tick) / last}%` }}
              className="absolute bottom-0 flex h-full -translate-x-1/2 flex-col items-center justify-end"
            >
              {(isLabel || tick === right) && (
                <span
                  className={clsx(
                    'text-base font-bold whitespace-nowrap',
                    tick === right && 'text-good',
                  )}
                >
                  {value}
                </span>
              )}
              <span
                className={clsx(
                  'border-l-2',
                  isLabel ? 'h-6' : 'h-4',
                  tick === right
                    ? 'border-l-4 border-good'
                    : tick === chosen
                      ? 'border-l-4 border-link'
                      : 'border-ink',
                )}
              />
            </div>
          )
        })}
      </div>
      <p className="sr-only">
        Pravac ima {ticks.length} {plural(ticks.length, ['crticu', 'crtice', 'crtica'])}.{' '}
        {labels.map((tick) => `Uz ${tick + 1}. crticu piše ${ticks[tick]}.`).join(' ')}
      </p>
    </>
  )
}
