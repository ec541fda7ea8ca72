import type { SubjectArea } from '@/lib/content/curriculum/model'
import type { Spelling } from '@/lib/platform/hr/lexicon/spelling'
import type { ImportFault, LessonNode } from '../transfer/import/model'

/** A text of a lesson, with its place in a file. */
export type LessonText = {
  file: string
  line: number
  part: 'script' | 'question' | 'answer' | 'reason' | 'hint' | 'card' | 'open'
  /** Markdown, with its changing numbers not filled in. */
  markdown: string
  /** True for wrong answers, which may be wrong on purpose. */
  isWrong?: boolean
}

/** A lesson with what the rules need to know of its place. */
export type LessonUnderReview = {
  lesson: LessonNode
  grade: number
  area: SubjectArea
  /** Slug of the textbook. */
  book: string
  /** The lesson's folder as reports name it: relative to the folder of all grades. */
  folder: string
  passages: LessonText[]
}

/** A lesson of a textbook by its front matter; lessons are in the order of the book. */
export type BookLesson = {
  slug: string
  unit: string
  unitPosition: number
  /** Place within the unit, from 1. */
  position: number
  keywords: string[]
  prerequisites: string[]
}

export type ReviewContext = {
  /** All lessons of each textbook, also those that are not checked. */
  books: ReadonlyMap<string, BookLesson[]>
  spelling: Spelling
  /** The words of the list of terms. */
  terms: ReadonlySet<string>
  /** Words that one lesson may have, by its slug. */
  ownWords: ReadonlyMap<string, ReadonlySet<string>>
}

/** A warning for the author, a Croatian sentence with its place. It may be mistaken. */
export type Remark = ImportFault

/** A rule about one lesson. */
export type Rule = (placed: LessonUnderReview, context: ReviewContext) => Remark[]
