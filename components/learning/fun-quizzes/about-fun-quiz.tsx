import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import type { FunQuizSummary } from '@/lib/learning/fun-quizzes/model'
import { counted } from '@/lib/platform/hr/plurals'
import { LeaderboardNote } from './leaderboard-note'

/** Topic and rules of the quiz, rendered on the server. */
export function AboutFunQuiz({ quiz }: { quiz: FunQuizSummary }) {
  const { title, description, icon, questionCount } = quiz
  return (
    <>
      <div className="grid place-items-center rounded-card bg-area-soft p-3 sm:p-5">
        <FunQuizArt icon={icon} className="h-26 w-auto sm:h-48" />
      </div>
      <div className="space-y-2 text-center">
        <h2 id="kviz" className="font-display text-4xl leading-tight font-extrabold">
          {title}
        </h2>
        <p className="text-lg text-muted">{description}</p>
      </div>
      <ul className="space-y-2 rounded-card border border-line bg-surface p-5 leading-relaxed">
        <li>
          <strong>{counted(questionCount, QUESTIONS)}</strong>, a uz svaki odgovor i objašnjenje.
        </li>
        <li>
          Najviše vrijedi <strong>točnost</strong>, a brzina donosi tek mali dodatak. Ne moraš
          žuriti.
        </li>
        <LeaderboardNote />
      </ul>
    </>
  )
}
