import type { LessonLink, PlacedLesson } from '@/lib/content/curriculum/model'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** What a page shows of the key. Texts are HTML. */
export type WorkedAnswer = {
  title: string
  /** The options with their reasons; for a question without any, the lines of the right answer. */
  lines: { html: string; isRight: boolean; reason: string | null }[]
  explanation: string | null
  /** The right answer and the explanation as plain text. */
  plain: { answer: string; explanation: string }
}

type RelatedQuestion = {
  slug: string
  title: string
  /** What it gives to choose from, in a line: without it „Koje su tvrdnje točne?” says nothing. */
  given: string
  isAnswered: boolean
}

/** A question of the knowledge base with what surrounds it. */
export type KnowledgePage = {
  slug: string
  /** The question as one line of plain text. */
  title: string
  /** False where the title leaves out what has to be seen: a picture, a table, a formula. */
  isTitleWhole: boolean
  question: PublicQuestion
  /** Null where only trying tells. */
  answer: WorkedAnswer | null
  /** Everyone may try it; the others of a lesson are judged for members. */
  isFree: boolean
  lesson: PlacedLesson | null
  next: LessonLink | null
  related: RelatedQuestion[]
}
