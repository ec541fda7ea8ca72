import type { GIFTQuestion } from 'gift-pegjs'
import type { Locale } from '@/lib/platform/hr/read-number'
import type { Notes } from '../gift/notes'
import type { AnswerOf, BodyOf, CorrectOf, Judged, PublicOf, QuestionKind } from '../model'
import type { Random } from '../shuffle'

/** What is known of a kind's answers without a key: runs anywhere, without Zod. */
export type AnswerRules<Kind extends QuestionKind> = {
  /** What to do, in a few words. */
  hint: string
  /** Finds the same in the text of a question, where the hint would only repeat it. */
  isSaidBy?: RegExp
  /** Stands above the right answer in a review. */
  rightTitle: string
  /** True for a stored value in the form in which an answer of this kind is sent. */
  isAnswer: (value: { [Name in keyof AnswerOf<Kind>]?: unknown }) => boolean
  /** False while something is missing that a judge needs: an option, a pair, more than spaces. */
  isComplete: (answer: AnswerOf<Kind>, question: PublicOf<Kind>) => boolean
  /** An answer, given or right, in the words of the question. @see answerLines */
  lines: (
    answer: AnswerOf<Kind> | CorrectOf<Kind>,
    question: PublicOf<Kind>,
    ofTyped: (text: string) => string,
  ) => string[]
  /** The same answer with other ids of options. */
  renamed: (answer: AnswerOf<Kind>, idOf: (id: string) => string) => AnswerOf<Kind>
  /** The question with its options in another order; their ids stay with them. */
  shuffled: (question: PublicOf<Kind>, random: Random) => PublicOf<Kind>
}

export type Invalid = { outcome: 'invalid'; message: string }

/** A judgement before what is the same whatever was answered. What is left out is empty. */
type Verdict =
  | Invalid
  | (Pick<Judged, 'outcome' | 'score'> &
      Partial<Pick<Judged, 'hint' | 'feedbackChoices' | 'whyRight' | 'marks'>> & {
        feedback?: (string | null)[]
      })

/** Orders the options of a body for one play. */
type Draw = {
  random: Random
  /** As a quiz shuffles options: numbers in order stay in order. */
  mixed: <Item extends { text: string }>(items: Item[]) => Item[]
}

/**
 * What needs a kind's key: stays on the server. A body that is judged has the ids of its options
 * (option-sides.ts).
 */
export type KeyRules<Kind extends QuestionKind> = {
  judge: (body: BodyOf<Kind>, answer: AnswerOf<Kind>, locale: Locale) => Verdict
  correct: (body: BodyOf<Kind>) => CorrectOf<Kind>
  /** An answer that earns nothing, such as children give. */
  mistake: (body: BodyOf<Kind>) => AnswerOf<Kind>
  /** The body with its options in the order of a play. */
  draw: (body: BodyOf<Kind>, draw: Draw) => BodyOf<Kind>
}

/** How a kind is written in GIFT. */
export type GiftRules<Kind extends QuestionKind> = {
  /** Tags that only this kind takes (docs/content-format.md). */
  tags?: {
    name: string
    /** What may carry it, in the words of a message. */
    kind: string
    /** False for a tag that says something by being there. */
    hasValue: boolean
    /** Its value, empty without one, or null to leave the tag out. */
    value: (body: BodyOf<Kind>) => string | null
  }[]
  /** The body of an item of this kind; null for an item of another. */
  read: (item: GIFTQuestion, notes: Notes, tags: Map<string, string>) => BodyOf<Kind> | null
  /** Adds the faults that a parser does not know, as Croatian sentences; of each draw. */
  check: (body: BodyOf<Kind>, notes: Notes, explanation: string | null) => void
  /** The lines between the braces. */
  write: (body: BodyOf<Kind>) => string[]
}
