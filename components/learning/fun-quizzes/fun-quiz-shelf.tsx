import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { Link } from '@/components/ui/link'
import { AREA_OF_ICON } from '@/lib/learning/fun-quizzes/icons'
import type { FunQuizSummary } from '@/lib/learning/fun-quizzes/model'
import { FUN_QUIZZES_PATH, funQuizPath } from '@/lib/platform/paths'

/** Number of quizzes in a row. */
const SHOWN = 3

/** A few fun quizzes and a link to all; renders nothing if there are none. */
export function FunQuizShelf({ quizzes }: { quizzes: FunQuizSummary[] }) {
  if (quizzes.length === 0) return null
  return (
    <section aria-labelledby="zabavni-kvizovi">
      <h2 id="zabavni-kvizovi" className="font-display text-3xl font-bold">
        Zabavni kvizovi
      </h2>
      <p className="mt-1 mb-5 text-muted">Zaigraj bez računa i doznaj nešto novo.</p>
      <ul className="grid gap-5 sm:grid-cols-3">
        {quizzes.slice(0, SHOWN).map(({ slug, title, icon }) => (
          <li key={slug} data-area={AREA_OF_ICON[icon]}>
            <Link
              href={funQuizPath(slug)}
              className="group flex h-full items-center gap-4 overflow-hidden rounded-card border border-line bg-surface pr-4 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift sm:flex-col sm:pr-0 sm:pb-4 sm:text-center"
            >
              <span className="grid shrink-0 place-items-center self-stretch bg-area-soft p-3">
                <FunQuizArt icon={icon} className="h-20 w-auto sm:h-28" />
              </span>
              <span className="min-w-0 font-display text-xl leading-tight font-bold break-words group-hover:text-area sm:px-4">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link
          href={FUN_QUIZZES_PATH}
          className="inline-flex min-h-11 items-center font-bold text-link underline-offset-4 hover:underline"
        >
          Svi zabavni kvizovi
        </Link>
      </p>
    </section>
  )
}
