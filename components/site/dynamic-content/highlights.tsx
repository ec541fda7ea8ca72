import { BookOpen, MessageCircleQuestion } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { GradeHighlights, HighlightedQuestion } from '@/lib/site/dynamic-content/highlights'
import { gradePath, lessonPath, questionPath } from '@/lib/platform/paths'

/** Recommended lessons and knowledge base questions of each grade. */
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
                <Item
                  key={lesson._id}
                  kind="lesson"
                  about="Lekcija"
                  href={lessonPath(lesson)}
                  title={lesson.title}
                />
              ))}
              {questions.map((question) => (
                <Item
                  key={question.slug}
                  kind="question"
                  about={aboutOf(question)}
                  href={questionPath(question.slug)}
                  title={question.title}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A title such as “Koje su tvrdnje točne?” needs its lesson's name. */
const aboutOf = ({ title, lesson }: HighlightedQuestion) =>
  title === lesson.title ? 'Pitanje iz lekcije' : `Pitanje · ${lesson.title}`

const ICONS = { lesson: BookOpen, question: MessageCircleQuestion } as const

type ItemProps = { kind: keyof typeof ICONS; about: string; href: string; title: string }

function Item({ kind, about, href, title }: ItemProps) {
  const Icon = ICONS[kind]
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-11 items-start gap-2.5 py-1.5 leading-snug font-semibold break-words underline-offset-4 hover:text-area hover:underline"
      >
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-area" />
        <span className="min-w-0">
          <span className="block text-sm font-normal text-muted">{about}</span>
          {title}
        </span>
      </Link>
    </li>
  )
}
