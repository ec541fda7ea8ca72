import { Link } from '@/components/ui/link'
import type { BookMap } from '@/lib/content/curriculum/book-map'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { rehearsalsOf } from '@/lib/learning/exams/rehearsals'
import { counted } from '@/lib/platform/hr/plurals'
import { rehearsalPath, REHEARSALS_ANCHOR } from '@/lib/platform/paths'
import { MixedTestAccessNote } from './mixed-test-offer'

type RehearsalsOfferProps = { map: Pick<BookMap, 'grade' | 'literature' | 'units' | 'isCut'> }

/**
 * Offers the rehearsals of a textbook; nothing where it has none, or where its map does not show
 * all units.
 */
export function RehearsalsOffer({
  map: { grade, literature, units, isCut },
}: RehearsalsOfferProps) {
  const rehearsals = isCut ? [] : rehearsalsOf(units)
  if (!rehearsals.length) return null
  return (
    <section
      id={REHEARSALS_ANCHOR}
      aria-labelledby={`${REHEARSALS_ANCHOR}-naslov`}
      className="no-print space-y-3 early:hidden"
    >
      <h2 id={`${REHEARSALS_ANCHOR}-naslov`} className="font-display text-2xl font-bold">
        Probni ispiti
      </h2>
      <p className="max-w-2xl">
        Tri testa s ocjenom, kao u školi: svaki je iz trećine knjige. Na kraju su objašnjenja i
        popis lekcija koje treba ponoviti.
      </p>
      <MixedTestAccessNote what="Probni ispit" />
      <ol className="grid gap-3 sm:grid-cols-3">
        {rehearsals.map(({ part, units: own, questionCount }) => (
          <li key={part}>
            <Link
              href={rehearsalPath(grade.slug, literature.slug, part)}
              className="block h-full rounded-card border-2 border-line p-4 hover:border-area hover:bg-area-soft"
            >
              <span className="block font-display text-lg font-bold">{part}. probni ispit</span>
              <span className="block text-sm text-muted">
                {counted(questionCount, QUESTIONS)}: {own.map(({ name }) => name).join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
