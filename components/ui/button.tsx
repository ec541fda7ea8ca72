import type { ComponentProps } from 'react'
import { buttonLook, type ButtonVariantProps } from './button-look'

export function Button({
  variant,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonVariantProps) {
  return <button type="button" className={buttonLook({ variant }, className)} {...rest} />
}
