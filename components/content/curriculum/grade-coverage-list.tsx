import { Link } from '@/components/ui/link'
import {
  coverageWords,
  lessonCountOf,
  type GradeCoverage,
  wholeYearSubjects,
} from '@/lib/content/curriculum/coverage'
import { LESSONS_ACCUSATIVE } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { gradePath } from '@/lib/platform/paths'

/** The anchor of the list within its page. */
const COVERAGE_ID = 'sto-zasad-ima'

/** How many lessons each grade and subject has now, so that nobody expects one that is missing. */
export function GradeCoverageList({ coverage }: { coverage: GradeCoverage[] }) {
  if (coverage.length === 0) return null
  const whole = wholeYearSubjects(coverage)
  const total = coverage.reduce((sum, { subjects }) => sum + lessonCountOf(subjects), 0)
  return (
    <section id={COVERAGE_ID} aria-labelledby={`${COVERAGE_ID}-naslov`} className="space-y-4">
      <h2 id={`${COVERAGE_ID}-naslov`} className="font-display text-3xl font-bold">
        Što zasad ima
      </h2>
      <p className="max-w-2xl text-lg">
        Iskra danas ima {counted(total, LESSONS_ACCUSATIVE)}. Čega nema na ovom popisu, još nije
        napisano.{' '}
        {whole.length > 0 && `Cijela školska godina zasad je napisana za: ${whole.join(', ')}.`}
      </p>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {coverage.map(({ _id, name, slug, subjects }) => (
          <li key={_id}>
            <Link
              href={gradePath(slug)}
              className="inline-flex min-h-9 items-center font-bold text-link underline underline-offset-4"
            >
              {name}
            </Link>
            : {coverageWords(subjects)}
          </li>
        ))}
      </ul>
    </section>
  )
}
