import { MapPin } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { PlacementOffer } from '@/lib/learning/placement/model'
import { placementPath } from '@/lib/platform/paths'

type PlacementOffersProps = { offers: PlacementOffer[] }

/** Textbooks whose place a pupil may look for. */
export function PlacementOffers({ offers }: PlacementOffersProps) {
  return (
    <div className="mt-4">
      <p className="text-muted">Učiš ovo već od rujna? Pronađi svoje mjesto.</p>
      <ul className="mt-1 -ml-2 flex flex-wrap gap-x-2">
        {offers.map(({ literatureId, name, subject, area, isBegun }) => (
          <li key={literatureId} data-area={area} className="min-w-0">
            <Link
              href={placementPath(literatureId)}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 font-bold hover:bg-area-soft"
            >
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-area" />
              <span className="min-w-0 break-words">
                {isBegun && 'Nastavi: '}
                {namesOf(offers, subject) > 1 ? `${subject}, ${name}` : subject}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const namesOf = (offers: PlacementOffer[], subject: string) =>
  offers.filter((one) => one.subject === subject).length
