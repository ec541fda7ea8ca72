import { CARDS, QUESTIONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { deckSize, quizSize } from '@/lib/answers/open-part'

/**
 * How much of the quiz or the cards is open to everyone. Signed-in users, who may have all of it,
 * see the whole number; beside it a pupil's lesson page shows the open part.
 */
export const QuizSize = ({ count }: { count: number }) => (
  <>
    <span className="member:hidden">{quizSize(count)}</span>
    <span className="hidden member:inline">{counted(count, QUESTIONS)}</span>
  </>
)

export const DeckSize = ({ count }: { count: number }) => (
  <>
    <span className="member:hidden">{deckSize(count)}</span>
    <span className="hidden member:inline">{counted(count, CARDS)}</span>
  </>
)
