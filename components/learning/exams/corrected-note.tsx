import { formatDate } from '@/lib/platform/hr/dates'

type CorrectedNoteProps = {
  /** When a key was corrected. */
  at: string
  className?: string
}

/** Says that a result has changed, and why. */
export const CorrectedNote = ({ at, className = 'block text-sm' }: CorrectedNoteProps) => (
  <span className={className}>
    Rezultat je promijenjen: ključ jednog pitanja ispravljen je {formatDate(new Date(at))}
  </span>
)
