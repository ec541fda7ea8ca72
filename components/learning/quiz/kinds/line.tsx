'use client'
import { clsx } from 'clsx'
import { useRef, type MouseEvent } from 'react'
import styles from './line.module.css'
import { NumberLine } from './number-line'
import type { FieldsProps } from './fields-props'

/** A line with a native slider on it, which stops at the ticks. A tap chooses the nearest one. */
export function LineFields({ question, answer, judged, onChange }: FieldsProps<'line'>) {
  const { ticks, labels } = question
  const last = ticks.length - 1
  const chosen = answer?.tick
  const isRight = judged?.outcome === 'right'
  const choose = (tick: string) => onChange({ kind: 'line', tick: Number(tick) })
  const right = judged && !isRight ? judged.correct.tick : undefined
  const slider = useRef<HTMLInputElement>(null)
  const onTap = ({ clientX }: MouseEvent) => {
    const { left = 0, width = 0 } = slider.current?.getBoundingClientRect() ?? {}
    const share = (clientX - left - HALF_THUMB_PX) / (width - 2 * HALF_THUMB_PX)
    const tick = Math.round(Math.min(1, Math.max(0, share)) * last)
    slider.current?.focus({ preventScroll: true })
    if (tick !== chosen) onChange({ kind: 'line', tick })
  }
  return (
    <div className="space-y-3">
      {/* The drawing takes taps too, and so does the slider of iOS, which by itself is only dragged. */}
      <div
        data-aloud="text"
        onClick={judged ? undefined : onTap}
        className={clsx(
          'rounded-card border-2 border-line bg-surface px-4 pt-4 pb-2',
          !judged && 'cursor-pointer',
        )}
      >
        <NumberLine ticks={ticks} labels={labels} chosen={chosen} right={right} />
        <input
          ref={slider}
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
        <p data-right-answer className="text-lg">
          Točno mjesto: <strong className="text-good">{judged?.correct.text}</strong>
          {/* Misleads a child who marks the number 4. */}
          <span data-unspoken>, {right + 1}. crtica.</span>
        </p>
      )}
    </div>
  )
}

/** The centre of the thumb moves between the ends of the line (line.module.css). */
const HALF_THUMB_PX = 14

/** Keys that leave an unmoved slider at its first tick. */
const TO_FIRST = ['Home', 'ArrowLeft', 'ArrowDown', 'PageDown']
