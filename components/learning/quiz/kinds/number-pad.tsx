'use client'
import { Delete } from 'lucide-react'
import { ANSWER_LIMITS } from '@/lib/content/questions/answer-limits'

type NumberPadProps = { typed: string; onChange: (text: string) => void }

const DIGITS = [...'1234567890']

const KEY =
  'grid place-items-center rounded-control border-2 border-field bg-surface font-display text-3xl ' +
  'font-bold transition duration-quick hover:border-link active:scale-95'

/** Big keys above the native field for children who don't know a keyboard yet. */
export function NumberPad({ typed, onChange }: NumberPadProps) {
  return (
    <div
      role="group"
      aria-label="Brojke"
      className="no-print mx-auto grid max-w-100 grid-cols-5 gap-2"
    >
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          onClick={() => typed.length < ANSWER_LIMITS.numberText && onChange(typed + digit)}
          className={`${KEY} h-16`}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label="Obriši brojku"
        aria-disabled={typed === ''}
        onClick={() => onChange(typed.slice(0, -1))}
        className={`${KEY} col-span-5 h-12 aria-disabled:opacity-55`}
      >
        <Delete aria-hidden="true" className="size-8" />
      </button>
    </div>
  )
}
