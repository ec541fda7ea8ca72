import { CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { deckSize, quizSize } from '@/lib/learning/answers/open-part'

/** The number of free questions. Signed-in users see the total, a pupil's lesson page both. */
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
