'use client'
import { clsx } from 'clsx'
import { useId } from 'react'
import { NOTE_COLORS, type NoteColor } from '@/lib/learning/notebook/model'
import { COLOR_NAMES } from '@/lib/learning/notebook/color-names'
import { PAPER_CLASSES } from './note-looks'

type ColorChoiceProps = {
  legend: string
  value: NoteColor
  onChoose: (color: NoteColor) => void
  className?: string
}

/** The five colours as radio buttons. */
export function ColorChoice({ legend, value, onChoose, className }: ColorChoiceProps) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {NOTE_COLORS.map((color) => (
          <label key={color} className="relative block size-11 cursor-pointer">
            <input
              type="radio"
              name={name}
              checked={color === value}
              onChange={() => onChoose(color)}
              aria-label={COLOR_NAMES[color]}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-11 place-items-center rounded-full border-2 border-field text-lg font-extrabold',
                'peer-checked:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link',
                PAPER_CLASSES[color].split(' ')[0],
              )}
            >
              {color === value && '✓'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
