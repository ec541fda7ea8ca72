import { CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { deckSizeLabel, quizSizeLabel } from '@/lib/learning/answers/size-labels'

type SizeProps = {
  count: number
  /** True for a lesson that is free as a whole. */
  isFree: boolean
}

/**
 * The number of a quiz's questions. A guest also reads how many of them are free; a signed-in user
 * reads only the total, except on a pupil's lesson page, which shows both.
 */
export const QuizSize = ({ count, isFree }: SizeProps) => (
  <>
    <span className="member:hidden">{quizSizeLabel(count, isFree)}</span>
    <span className="hidden member:inline">{counted(count, QUESTIONS)}</span>
  </>
)

export const DeckSize = ({ count, isFree }: SizeProps) => (
  <>
    <span className="member:hidden">{deckSizeLabel(count, isFree)}</span>
    <span className="hidden member:inline">{counted(count, CARDS)}</span>
  </>
)
