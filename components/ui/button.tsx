import type { ComponentProps } from 'react'
import { buttonLook, type Look } from './button-look'

export function Button({ variant, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={buttonLook({ variant }, className)} {...rest} />
}
