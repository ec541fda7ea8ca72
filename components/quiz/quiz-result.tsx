'use client'
import { ResultHead } from '@/components/ui/result-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { QUESTIONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { mistakesOf, rightCount, type QuizProgress } from '@/lib/learning/quiz-progress'
import { playableOf } from '@/lib/learning/open-part'
import type { PublicQuestion } from '@/lib/questions/model'
import { ReviewItem } from './review-item'

type QuizResultProps = {
  progress: QuizProgress
  questions: PublicQuestion[]
  questionCount: number
  scriptPath: string
  lessonPath: string
  onRestart: () => void
  onReplayMistakes: () => void
}

/** What the round came to: the score, what to look at again, and where to go next. */
export function QuizResult(props: QuizResultProps) {
  const { progress, questions, questionCount, scriptPath, lessonPath } = props
  const { onRestart, onReplayMistakes } = props
  const total = progress.round.length
  const right = rightCount(progress)
  const mistakes = mistakesOf(progress)
  const isDemo = questionCount > questions.length

  return (
    <section className="animate-rise space-y-8 py-4">
      <ResultHead
        cheers={mistakes.length === 0}
        title={`${right} od ${total} točno`}
        text={encouragement(right, total)}
      >
        {isDemo && (
          <p className="max-w-md rounded-control bg-link-soft px-4 py-3 font-semibold">
            Za sada je otvoreno {playableOf(questions.length, questionCount)}. Cijelo gradivo čeka
            te u skripti.
          </p>
        )}
      </ResultHead>
      {mistakes.length > 0 && (
        <div>
          <h3 className="mb-3 font-display text-2xl font-bold">Pogledaj još jednom</h3>
          <ul className="space-y-3">
            {mistakes.map((id) => {
              const question = questions.find(({ _id }) => _id === id)
              const step = progress.steps[id]
              return question && step && <ReviewItem key={id} question={question} step={step} />
            })}
          </ul>
        </div>
      )}
      <div className="space-y-3">
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {mistakes.length > 0 && (
            <Button onClick={onReplayMistakes}>Ponovi {counted(mistakes.length, QUESTIONS)}</Button>
          )}
          <Button variant={mistakes.length > 0 ? 'secondary' : 'primary'} onClick={onRestart}>
            Igraj ispočetka
          </Button>
          <ButtonLink variant="secondary" href={scriptPath}>
            Otvori skriptu
          </ButtonLink>
        </div>
        <ButtonLink variant="quiet" href={lessonPath} className="w-full sm:-ml-5 sm:w-auto">
          Natrag na lekciju
        </ButtonLink>
      </div>
    </section>
  )
}

function encouragement(right: number, total: number): string {
  const share = total > 0 ? right / total : 0
  if (share === 1) return 'Savršeno! Ovo gradivo ti dobro ide.'
  if (share >= 0.7) return 'Odlično! Još malo i znaš sve.'
  if (share >= 0.4) return 'Dobar početak. Pogledaj objašnjenja i pokušaj ponovno.'
  return 'Svaka greška pokazuje što još treba naučiti. Pročitaj skriptu pa se vrati.'
}
