import { MapPin } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import type { LiteraturePage } from '@/lib/content/curriculum/chain-queries'
import { PLACEMENT } from '@/lib/learning/placement/limits'
import { placementPath } from '@/lib/platform/paths'

/**
 * On a textbook's first page, for pupils: the way to the lesson where they are. Nothing in textbooks
 * without placement.
 */
export function PlacementLink({ page: { units, literature } }: { page: LiteraturePage }) {
  const asked = units.flatMap(({ lessons }) => lessons).filter((one) => one.questionCount > 0)
  if (asked.length < PLACEMENT.lessons) return null
  return (
    <p className="no-print hidden flex-wrap items-center gap-x-3 gap-y-2 pupil:flex">
      <span className="text-muted early:sr-only">Učiš ovo već od rujna?</span>
      <ButtonLink
        href={placementPath(literature._id)}
        variant="secondary"
        data-early-icon="question"
      >
        <MapPin aria-hidden="true" className="size-5 text-area early:hidden" />
        Pronađi svoje mjesto
      </ButtonLink>
    </p>
  )
}
