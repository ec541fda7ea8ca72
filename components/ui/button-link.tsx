import { Link } from '@/components/ui/link'
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonVariantProps } from './button-look'

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonVariantProps) {
  return <Link className={buttonLook({ variant }, className)} {...rest} />
}
