import { Link } from '@/components/ui/link'
import type { BookMap } from '@/lib/content/curriculum/book-map'
import { skillsByGrade } from '@/lib/content/curriculum/prior-knowledge'
import { lessonPath } from '@/lib/platform/paths'

/** The skills of lower grades that a lesson builds on; renders nothing if there are none. */
export function PriorKnowledgeNote({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null
  return <p className="early:hidden">Prije ove lekcije dobro je znati: {skills.join(', ')}.</p>
}

/** The id of the section below. Slugs of units have no underscore. */
export const LOWER_GRADES_ID = 'nizi_razredi'

/** The skills of lower grades that a textbook builds on, each once with the lessons that need it. */
export function SkillsOfLowerGrades({ grade, literature, units }: BookMap) {
  const grades = skillsByGrade(units.flatMap(({ lessons }) => lessons))
  if (grades.length === 0) return null
  return (
    <section id={LOWER_GRADES_ID} aria-labelledby="nizi_razredi_naslov" className="early:hidden">
      <h2 id="nizi_razredi_naslov" className="break-after-avoid font-display text-2xl font-bold">
        Što se nadovezuje na niže razrede
      </h2>
      <p className="mt-1 max-w-2xl break-after-avoid text-muted">
        Uz svaku vještinu pišu lekcije koje se na nju oslanjaju.
      </p>
      {grades.map(({ grade: number, skills }) => (
        <section key={number} aria-label={`${number}. razred`}>
          <h3 className="mt-4 break-after-avoid font-display text-lg font-bold">
            {number}. razred
          </h3>
          <ul>
            {skills.map(({ name, lessons }) => (
              <li key={name} className="break-inside-avoid border-t border-line py-2 print:py-1">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm">
                  {lessons.map(({ _id, slug, title }, index) => (
                    <span key={_id}>
                      {index > 0 && ', '}
                      <Link
                        href={lessonPath({
                          gradeSlug: grade.slug,
                          literatureSlug: literature.slug,
                          slug,
                        })}
                        className="text-link underline underline-offset-4"
                      >
                        {title}
                      </Link>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
