import type { GIFTQuestion } from 'gift-pegjs'
import type { Locale } from '@/lib/platform/hr/number-readings'
import type { ImportNotes } from '../gift/notes'
import type { AnswerOf, BodyOf, CorrectOf, Judged, PublicOf, QuestionKind } from '../model'
import type { NumberFiller } from '../numbers/filler'
import type { Random } from '../shuffle'

/** Rules for answers of one kind that need no key: they run anywhere, without Zod. */
export type AnswerRules<Kind extends QuestionKind> = {
  /** A short instruction for the pupil. */
  hint: string
  /** Matches question texts that already contain the instruction, so that the hint is left out. */
  isSaidBy?: RegExp
  /** Heading of the right answer in a review. */
  rightTitle: string
  /** True for a stored value with the shape of a submitted answer of this kind. */
  isAnswer: (value: { [Name in keyof AnswerOf<Kind>]?: unknown }) => boolean
  /**
   * False while the answer lacks a part that judging needs: an option, a pair, or any text but
   * spaces.
   */
  isComplete: (answer: AnswerOf<Kind>, question: PublicOf<Kind>) => boolean
  /** A given or right answer in the words of the question. @see answerLines */
  lines: (
    answer: AnswerOf<Kind> | CorrectOf<Kind>,
    question: PublicOf<Kind>,
    ofTyped: (text: string) => string,
  ) => string[]
  /** HTML of what the lines refer to, where the question's text doesn't have it. */
  shownWith?: (question: PublicOf<Kind>) => string
  /** The answer with its option ids replaced. */
  renamed: (answer: AnswerOf<Kind>, idOf: (id: string) => string) => AnswerOf<Kind>
  /** The question with its options shuffled; ids stay with their options. */
  shuffled: (question: PublicOf<Kind>, random: Random) => PublicOf<Kind>
}

export type Invalid = { outcome: 'invalid'; message: string }

/**
 * A judgement before the parts that don't depend on the answer are added. Omitted parts are empty.
 */
type Verdict =
  | Invalid
  | (Pick<Judged, 'outcome' | 'score'> &
      Partial<Pick<Judged, 'hint' | 'feedbackChoices' | 'whyRight' | 'marks'>> & {
        feedback?: (string | null)[]
      })

/** The random functions that order the options of a body for one play. */
type Draw = {
  random: Random
  /** Shuffles options as a quiz does: sorted numbers stay sorted. */
  mixed: <Item extends { text: string }>(items: Item[]) => Item[]
}

/**
 * Rules that need a kind's key and stay on the server. A body must have ids for its options
 * (option-sides.ts).
 */
export type KeyRules<Kind extends QuestionKind> = {
  judge: (body: BodyOf<Kind>, answer: AnswerOf<Kind>, locale: Locale) => Verdict
  correct: (body: BodyOf<Kind>) => CorrectOf<Kind>
  /** A plausible wrong answer, which earns nothing; used for demo pupils. */
  mistake: (body: BodyOf<Kind>) => AnswerOf<Kind>
  /** The body with its options in the order of one play. */
  draw: (body: BodyOf<Kind>, draw: Draw) => BodyOf<Kind>
}

/** Rules for stored bodies of a kind. Bodies have ids for their options (option-sides.ts). */
export type BodyRules<Kind extends QuestionKind> = {
  /** The body with the numbers of one draw. */
  fill: (body: BodyOf<Kind>, filler: NumberFiller) => BodyOf<Kind>
  /**
   * The asked body with today's key and reasons; options are matched by id. Null where today's key
   * doesn't apply to the asked body.
   */
  withTodaysKey: (asked: BodyOf<Kind>, today: BodyOf<Kind>) => BodyOf<Kind> | null
  /**
   * The key in a form to compare, without the wording and the reasons; a list whose order means
   * nothing is `unordered`.
   */
  keyOf: (body: BodyOf<Kind>) => unknown
  /**
   * Right answers as texts that no hint and no description of a picture should contain; empty if
   * the answer of this kind is not a text.
   */
  rightTexts: (body: BodyOf<Kind>) => string[]
}

/** How to read, check and write a kind in GIFT. */
export type GiftRules<Kind extends QuestionKind> = {
  /** Tags that this kind takes, but not all kinds (docs/content-format.md). */
  tags?: {
    name: string
    /** The questions that may carry the tag, in the words of an error message. */
    kind: string
    /** False for a tag without a value, whose presence is enough. */
    hasValue: boolean
    /** The tag's value, empty for a tag without one, or null to omit the tag. */
    value: (body: BodyOf<Kind>) => string | null
  }[]
  /** The body of an item of this kind; null for an item of another kind. */
  read: (item: GIFTQuestion, notes: ImportNotes, tags: Map<string, string>) => BodyOf<Kind> | null
  /** Adds faults that the parser doesn't detect, as Croatian sentences; runs for each draw. */
  check: (body: BodyOf<Kind>, notes: ImportNotes, explanation: string | null) => void
  /** The lines inside the braces. */
  write: (body: BodyOf<Kind>) => string[]
  /** The text of a question as written in a GIFT file, where it includes a part of the body. */
  writtenText?: (text: string, body: BodyOf<Kind>) => string
  /** The text of a question from a GIFT file, without that part of the body. */
  askedText?: (written: string) => string
}
