import type {
  AnswerOf,
  CorrectOf,
  Judged,
  PublicOf,
  QuestionKind,
} from '@/lib/content/questions/model'

/** Props of the fields of each kind. */
export type FieldsProps<Kind extends QuestionKind> = {
  question: PublicOf<Kind>
  answer: AnswerOf<Kind> | undefined
  /** Set once judged: the fields are closed and show the key. */
  judged: (Judged & { correct: CorrectOf<Kind> }) | undefined
  /** The answer may be incomplete. */
  onChange: (answer: AnswerOf<Kind>) => void
}
