import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { ButtonLink } from '@/components/ui/button-link'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { AREA_OF_ICON } from '@/lib/learning/fun-quizzes/icons'
import type { FunQuizSummary } from '@/lib/learning/fun-quizzes/model'
import { counted } from '@/lib/platform/hr/plurals'
import { funQuizPath, leaderboardPath } from '@/lib/platform/paths'
import { PlayedMark } from './played-mark'

/** A quiz in the list. */
export function FunQuizCard({ quiz }: { quiz: FunQuizSummary }) {
  const { slug, title, description, icon, questionCount } = quiz
  return (
    <li
      data-area={AREA_OF_ICON[icon]}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift"
    >
      <div className="grid place-items-center bg-area-soft p-4">
        <FunQuizArt icon={icon} className="h-32 w-auto" />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h2 className="font-display text-2xl leading-tight font-bold">{title}</h2>
        <p className="leading-snug text-muted">{description}</p>
        <p className="mt-auto flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm font-bold text-area">
          {counted(questionCount, QUESTIONS)}
          <PlayedMark slug={slug} />
        </p>
        <div className="flex gap-2 pt-1">
          {/* Not prefetched: the scripts of six quizzes would be too many. */}
          <ButtonLink href={funQuizPath(slug)} className="flex-1">
            Igraj<span className="sr-only"> kviz {title}</span>
          </ButtonLink>
          <ButtonLink href={leaderboardPath(slug)} variant="secondary">
            Ljestvica<span className="sr-only"> kviza {title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
