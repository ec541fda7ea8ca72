'use client'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

const LOOK =
  'h-12 w-full min-w-0 rounded-control border-2 border-field bg-surface px-4 text-lg ' +
  'focus:border-link aria-invalid:border-bad disabled:opacity-60'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(LOOK, className)} {...rest} />
}

/** A native list: the phone's own picker is the best there is. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={clsx(LOOK, className)} {...rest} />
}

export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <span className="grid size-11 shrink-0 place-items-center">
      <input type="checkbox" className={clsx('size-6 accent-[var(--link)]', className)} {...rest} />
    </span>
  )
}

/** A password with a switch that shows it (specification, section 2). */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block">
      <input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx(LOOK, 'pr-14', className)}
      />
      <button
        type="button"
        aria-label={isShown ? 'Sakrij lozinku' : 'Prikaži lozinku'}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  )
}
