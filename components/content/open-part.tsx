import { CARDS, QUESTIONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { deckSize, quizSize } from '@/lib/answers/open-part'

/**
 * How much of the quiz or the cards is open to everyone. Who is signed in may have all of it: theirs
 * tells the whole, and a pupil's lesson page beside it how much is open.
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
