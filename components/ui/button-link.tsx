import { Link } from '@/components/ui/link'
import type { ComponentProps } from 'react'
import { buttonLook, type Look } from './button-look'

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonLook({ variant }, className)} {...rest} />
}
