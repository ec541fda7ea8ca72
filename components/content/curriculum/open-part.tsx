import { CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { deckSizeLabel, quizSizeLabel } from '@/lib/learning/answers/size-labels'

/**
 * The number of a quiz's questions. A guest also reads how many of them are free; a signed-in user
 * reads only the total, except on a pupil's lesson page, which shows both.
 */
export const QuizSize = ({ count }: { count: number }) => (
  <>
    <span className="member:hidden">{quizSizeLabel(count)}</span>
    <span className="hidden member:inline">{counted(count, QUESTIONS)}</span>
  </>
)

export const DeckSize = ({ count }: { count: number }) => (
  <>
    <span className="member:hidden">{deckSizeLabel(count)}</span>
    <span className="hidden member:inline">{counted(count, CARDS)}</span>
  </>
)
