'use client'
import { clsx } from 'clsx'
import { useId } from 'react'
import { counted } from '@/lib/hr/plurals'
import { MINUTES } from './words'

type TimerChoiceProps = {
  timers: number[]
  chosen: number | null
  onChange: (minutes: number | null) => void
}

/** Whether the time is measured, and how long it is. Off unless the pupil wants it. */
export function TimerChoice({ timers, chosen, onChange }: TimerChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-bold">Želiš li mjeriti vrijeme?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {[null, ...timers].map((minutes) => (
          <label
            key={minutes}
            className={clsx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 px-4 py-2 font-semibold',
              minutes === chosen
                ? 'border-link bg-link-soft'
                : 'border-field bg-surface hover:border-link',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={minutes === chosen}
              onChange={() => onChange(minutes)}
              className="size-5 shrink-0 accent-link"
            />
            {minutes === null ? 'Ne, bez žurbe' : counted(minutes, MINUTES)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
