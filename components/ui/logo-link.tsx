import { clsx } from 'clsx'
import { Logo } from '@/components/art/logo'
import { Link } from './link'

type LogoLinkProps = { href?: string; label?: string; className?: string }

/** The logo as a link; a narrow `className` shows the mark alone. */
export const LogoLink = ({ href = '/', label = 'Iskra, početna', className }: LogoLinkProps) => (
  <Link
    href={href}
    aria-label={label}
    className={clsx('inline-flex min-h-11 shrink-0 items-center overflow-hidden', className)}
  >
    <Logo className="h-9 w-auto shrink-0" />
  </Link>
)
