'use client'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Field, type InputFieldProps } from './field'
import { Input } from './input'

/**
 * A password that can be shown (rule 7.4). Hidden on submit, so that browsers offer
 * to save it.
 */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const Icon = isShown ? EyeOff : Eye
  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <span ref={frame} className="relative block">
      <Input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx('pr-14', className)}
      />
      <button
        type="button"
        aria-label={isShown ? 'Sakrij lozinku' : 'Prikaži lozinku'}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  )
}

export const PasswordField = ({ label, hint, error, ...input }: InputFieldProps) => (
  <Field {...{ label, hint, error }}>{(wiring) => <PasswordInput {...wiring} {...input} />}</Field>
)
