import { QueryParamsLink } from '@/components/platform/admin/use-query-params'
import { buttonLook } from '@/components/ui/button-look'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'

export type GradeSummary = { _id: string; name: string; isActive: boolean }

/** Shown when the address names an unknown grade, since an empty list would be unexplained. */
export const GradeNotFoundNotice = () => (
  <EmptyState
    title="Tog razreda nema"
    text="Adresa ove stranice navodi razred koji ne postoji. Vrati se na sve skripte i odaberi razred ondje."
    pose="lost"
  >
    <QueryParamsLink
      changes={{ grade: undefined, literature: undefined, page: undefined }}
      className={buttonLook({ variant: 'secondary' })}
    >
      Sve skripte
    </QueryParamsLink>
  </EmptyState>
)

/**
 * Shown above the scripts of a closed grade, which are listed because they are written before it
 * opens.
 */
export const ClosedGradeNotice = ({ grade: { _id, name } }: { grade: GradeSummary }) => (
  <p className="rounded-card border border-line bg-sunken p-4">
    {name} je isključen: učenici ne vide ove skripte.{' '}
    <Link
      href={`/admin/razredi?record=${_id}`}
      className="font-bold text-link underline underline-offset-4"
    >
      Uključi razred
    </Link>
  </p>
)
