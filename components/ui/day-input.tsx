'use client'
import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { parseTypedDay, formatTypedDay } from '@/lib/platform/hr/dates'
import { Input } from './input'

type DayInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** A day such as `2026-11-20`, empty, or the typed text if it is no day. */
  value: string
  onChange: (day: string) => void
}

/** A day, typed as `20.11.2026.` or chosen from the browser's calendar. */
export function DayInput({ value, onChange, className, min, max, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState('')
  const calendar = useRef<HTMLInputElement>(null)
  const isTyped = (parseTypedDay(typed) ?? typed) === value
  const isDay = parseTypedDay(formatTypedDay(value)) !== null
  return (
    <span className={clsx('relative flex max-w-56', className)}>
      <Input
        {...rest}
        inputMode="numeric"
        placeholder="dd.mm.gggg."
        autoComplete="off"
        className="pr-12"
        value={isTyped ? typed : formatTypedDay(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(parseTypedDay(target.value) ?? target.value)
        }}
        onBlur={() => setTyped(formatTypedDay(value))}
      />
      <button
        type="button"
        aria-label="Odaberi u kalendaru"
        className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute bottom-0 left-0 h-px w-px opacity-0"
        {...{ min, max }}
        value={isDay ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
