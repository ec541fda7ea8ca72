import { createElement, type FunctionComponent } from 'react'
import type {
  Judged,
  PublicQuestion,
  QuestionKind,
  SubmittedAnswer,
} from '@/lib/content/questions/model'
import type { FieldsProps } from './kinds/fields-props'
import { lazyFields, type LazyFields } from './kinds/lazy-fields'
import { NumberFields } from './kinds/number'
import { SeveralFields, SingleFields, TrueFalseFields } from './kinds/choice-fields'
import { ShortFields } from './kinds/text-field'

/** Fields of the rarer kinds, which only rounds with such a question load. */
const RARER_FIELDS = {
  gaps: lazyFields<'gaps'>(async () => (await import('./kinds/gaps')).GapsFields),
  groups: lazyFields<'groups'>(async () => (await import('./kinds/groups')).GroupsFields),
  line: lazyFields<'line'>(async () => (await import('./kinds/line')).LineFields),
  matching: lazyFields<'matching'>(async () => (await import('./kinds/matching')).MatchingFields),
  ordering: lazyFields<'ordering'>(async () => (await import('./kinds/ordering')).OrderingFields),
  spot: lazyFields<'spot'>(async () => (await import('./kinds/spot')).SpotFields),
}
type RarerKind = keyof typeof RARER_FIELDS

const FIELDS: { [Kind in QuestionKind]: FunctionComponent<FieldsProps<Kind>> } = {
  single: SingleFields,
  several: SeveralFields,
  'true-false': TrueFalseFields,
  short: ShortFields,
  number: NumberFields,
  ...(RARER_FIELDS satisfies { [Kind in RarerKind]: LazyFields<Kind> }),
}

const isRarer = (kind: QuestionKind): kind is RarerKind => Object.hasOwn(RARER_FIELDS, kind)

/**
 * Loads the fields of all these questions' kinds, before the first of them is shown. Never rejects:
 * what can't be loaded now is loaded with its question.
 */
export async function preloadFields(questions: readonly { kind: QuestionKind }[]): Promise<void> {
  const kinds = [...new Set(questions.map(({ kind }) => kind))]
  await Promise.allSettled(kinds.filter(isRarer).map((kind) => RARER_FIELDS[kind].preload()))
}

const fieldsOf = <Kind extends QuestionKind>(kind: Kind): FunctionComponent<FieldsProps<Kind>> =>
  FIELDS[kind]

type AnswerFieldsProps = {
  question: PublicQuestion
  answer: SubmittedAnswer | undefined
  judged: Judged | undefined
  onChange: (answer: SubmittedAnswer) => void
}

/** The fields of a question's kind; an answer of another kind is ignored. */
export function AnswerFields({ question, answer, judged, onChange }: AnswerFieldsProps) {
  const { kind } = question
  const own = answer?.kind === kind ? answer : undefined
  return createElement(fieldsOf(kind), { question, answer: own, judged, onChange })
}
