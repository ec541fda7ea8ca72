'use client'
import { clsx } from 'clsx'
import styles from './line.module.css'
import { NumberLine } from './number-line'
import type { FieldsProps } from './fields-props'

/** A line with a native slider on it, which stops at the ticks. */
export function LineFields({ question, answer, judged, onChange }: FieldsProps<'line'>) {
  const { ticks, labels } = question
  const last = ticks.length - 1
  const chosen = answer?.tick
  const isRight = judged?.outcome === 'right'
  const choose = (tick: string) => onChange({ kind: 'line', tick: Number(tick) })
  const right = judged && !isRight ? judged.correct.tick : undefined
  return (
    <div className="space-y-3">
      <div className="rounded-card border-2 border-line bg-surface px-4 pt-4 pb-2">
        <NumberLine ticks={ticks} labels={labels} chosen={chosen} right={right} />
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={chosen ?? 0}
          disabled={judged !== undefined}
          aria-label="Oznaka na pravcu"
          // Not the value of the tick, which is what is asked.
          aria-valuetext={
            chosen === undefined
              ? 'još nije postavljena'
              : `${chosen + 1}. crtica od ${ticks.length}`
          }
          onChange={({ target }) => choose(target.value)}
          // Chooses the first tick, at which a slider stands that was never moved.
          onPointerUp={({ currentTarget }) => chosen === undefined && choose(currentTarget.value)}
          onKeyUp={({ key, currentTarget }) =>
            chosen === undefined && TO_FIRST.includes(key) && choose(currentTarget.value)
          }
          className={clsx(
            // The size is known before the styles of the slider are loaded.
            'block h-11 w-full appearance-none',
            styles.slider,
            chosen === undefined && styles.unset,
            judged && answer ? (isRight ? 'text-good' : 'text-bad') : 'text-link',
          )}
        />
      </div>
      {right !== undefined && (
        <p className="text-lg">
          Točno mjesto: <strong className="text-good">{judged?.correct.text}</strong>, {right + 1}.
          crtica.
        </p>
      )}
    </div>
  )
}

/** Keys that leave an unmoved slider at its first tick. */
const TO_FIRST = ['Home', 'ArrowLeft', 'ArrowDown', 'PageDown']
