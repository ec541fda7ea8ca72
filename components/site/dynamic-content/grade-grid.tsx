import { Link } from '@/components/ui/link'
import { SUBJECT_AREAS, type Grade } from '@/lib/content/curriculum/model'
import { LESSONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { gradePath } from '@/lib/platform/paths'

type GradeGridProps = { grades: Grade[]; counts: Record<string, number> }

/** The grades as large tiles, each with its own colour. */
export function GradeGrid({ grades, counts }: GradeGridProps) {
  return (
    <section id="razredi" aria-labelledby="razredi-naslov">
      <h2 id="razredi-naslov" className="mb-5 font-display text-3xl font-bold">
        U koji razred ideš?
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {grades.map((grade, index) => (
          <li key={grade._id} data-area={SUBJECT_AREAS[(index * 3 + 1) % SUBJECT_AREAS.length]}>
            <Link
              href={gradePath(grade.slug)}
              className="group flex h-full flex-col justify-between gap-5 rounded-card bg-area-soft p-5 transition duration-quick hover:-translate-y-1 hover:shadow-lift"
            >
              <span className="font-display text-6xl leading-none font-extrabold text-area">
                {grade.order}
              </span>
              <span>
                <span className="block text-lg font-extrabold">{grade.name}</span>
                <span className="block text-sm font-bold text-area">
                  {counted(counts[grade._id] ?? 0, LESSONS)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
