'use client'
import { PartEnd } from './part-end'
import { QuizResult, type QuizResultProps } from './quiz-result'

type QuizEndProps = QuizResultProps & {
  /** Goes on with the next part, where only a part of the round is over. */
  onMore?: (() => void) | undefined
}

/** The end of a round, or of a part of an early reader's. */
export function QuizEnd({ onMore, ...result }: QuizEndProps) {
  const { progress, lesson } = result
  if (onMore) return <PartEnd progress={progress} path={lesson.path} onMore={onMore} />
  return <QuizResult {...result} />
}
