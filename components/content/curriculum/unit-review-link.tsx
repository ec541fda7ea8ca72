import { clsx } from 'clsx'
import { BookCheck } from 'lucide-react'
import { Link } from '@/components/ui/link'

type UnitReviewLinkProps = { path: string; unitName: string; className?: string }

/** Leads from the end of a unit to its review. */
export const UnitReviewLink = ({ path, unitName, className }: UnitReviewLinkProps) => (
  <Link
    href={path}
    aria-label={`Ponovi cjelinu: ${unitName}`}
    className={clsx(
      'no-print inline-flex min-h-11 items-center gap-2 font-bold text-link underline underline-offset-4 early:hidden',
      className,
    )}
  >
    <BookCheck aria-hidden="true" className="size-5 shrink-0" />
    Ponovi cjelinu
  </Link>
)

/** The same on the page of the unit's last lesson, where the unit is not named yet. */
export const EndOfUnit = ({ path, unitName }: UnitReviewLinkProps) => (
  <Link
    href={path}
    className="no-print flex items-center gap-3 rounded-card border-2 border-area bg-area-soft p-4 hover:underline early:hidden"
  >
    <BookCheck aria-hidden="true" className="size-6 shrink-0 text-area" />
    <span className="min-w-0">
      <span className="block text-sm font-semibold text-muted">
        Ovo je zadnja lekcija cjeline „{unitName}”
      </span>
      <span className="block font-bold">Ponovi cjelinu</span>
    </span>
  </Link>
)
