import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Logo } from '@/components/art/logo'
import { Link } from './link'

type LogoLinkProps = { href?: string; label?: string; className?: string; children?: ReactNode }

/** The logo as a link; a narrow `className` shows only the mark. */
export const LogoLink = ({ href = '/', label, className, children }: LogoLinkProps) => (
  <Link
    href={href}
    aria-label={label}
    className={clsx('inline-flex min-h-11 shrink-0 items-center overflow-hidden', className)}
  >
    {children ?? <Logo className="h-9 w-auto shrink-0" />}
  </Link>
)
