import type { NeighbourLesson, PlacedLesson } from '@/lib/content/curriculum/model'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** The answer on a question's page. Texts are HTML. */
export type WorkedAnswer = {
  title: string
  /**
   * The options with their reasons; for a question without options, the lines of the right answer.
   */
  lines: { html: string; isRight: boolean; reason: string | null }[]
  explanation: string | null
  /** The right answer and the explanation as plain text. */
  plain: { answer: string; explanation: string }
}

type RelatedQuestion = {
  slug: string
  title: string
  /** The options in one line: without them „Koje su tvrdnje točne?” says nothing. */
  given: string
  isAnswered: boolean
}

/** A knowledge-base question with its context. */
export type KnowledgePage = {
  slug: string
  /** The question as one line of plain text. */
  title: string
  /** False if the title leaves out a picture, a table or a formula, or adds a text with gaps. */
  isTitleWhole: boolean
  question: PublicQuestion
  /** Null if the answer is not public. */
  answer: WorkedAnswer | null
  /** True if everyone may answer it; the lesson's other questions require a subscription. */
  isFree: boolean
  lesson: PlacedLesson | null
  next: NeighbourLesson | null
  related: RelatedQuestion[]
}
