import { Link } from '@/components/ui/link'
import type { GradeHighlights } from '@/lib/site/highlights'
import { gradePath, lessonPath, questionPath } from '@/lib/paths'

/** What editors recommend in each grade: lessons, and questions of the knowledge base. */
export function Highlights({ grades }: { grades: GradeHighlights[] }) {
  if (grades.length === 0) return null
  return (
    <section aria-labelledby="istaknuto">
      <h2 id="istaknuto" className="mb-5 font-display text-3xl font-bold">
        Preporuka po razredima
      </h2>
      <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {grades.map(({ gradeName, gradeSlug, lessons, questions }) => (
          <li key={gradeSlug} className="rounded-card border border-line bg-surface p-5">
            <h3 className="font-display text-xl font-bold">
              <Link
                href={gradePath(gradeSlug)}
                className="inline-flex min-h-11 items-center text-area hover:underline"
              >
                {gradeName}
              </Link>
            </h3>
            <ul>
              {lessons.map((lesson) => (
                <Item key={lesson._id} href={lessonPath(lesson)} title={lesson.title} />
              ))}
              {questions.map(({ slug, title }) => (
                <Item key={slug} href={questionPath(slug)} title={title} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Item = ({ href, title }: { href: string; title: string }) => (
  <li>
    <Link
      href={href}
      className="flex min-h-11 items-center py-1.5 leading-snug font-semibold break-words underline-offset-4 hover:text-area hover:underline"
    >
      {title}
    </Link>
  </li>
)
