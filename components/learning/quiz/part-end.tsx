'use client'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { partOf } from '@/lib/learning/quiz/parts'
import { isRight, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { starsFor } from '@/lib/learning/rewards/stars'

type PartEndProps = {
  /** A round at the first turn of its next part. */
  progress: QuizProgress
  /** The address of the lesson. */
  path: string
  onMore: () => void
}

/** The end of a part of an early reader's round, which can go on at once or another time. */
export function PartEnd({ progress, path, onMore }: PartEndProps) {
  const { round, position, steps } = progress
  const { from } = partOf({ round, position: position - 1 }, true)
  const turns = round.slice(from, position)
  const judged = turns.flatMap((turn) => steps[turn] ?? [])
  const right = judged.filter(isRight).length
  // Answers given offline are not judged yet.
  const isWaiting = judged.length < turns.length
  return (
    <section className="animate-rise py-4">
      <ResultHead
        cheers={!isWaiting && right === turns.length}
        title={isWaiting ? 'Sve je sačuvano' : `${right} od ${turns.length} točno`}
        text={`${isWaiting ? 'Zvjezdice stižu kad se vrati internet. ' : ''}Želiš li još?`}
        {...(!isWaiting && { stars: starsFor(right, turns.length) })}
      >
        <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <Button onClick={onMore} data-early-icon="next">
            Još
          </Button>
          <ButtonLink variant="secondary" href={path} data-early-icon="home">
            Natrag na lekciju
          </ButtonLink>
        </div>
      </ResultHead>
    </section>
  )
}
