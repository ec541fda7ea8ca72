import { createElement, type FunctionComponent } from 'react'
import type {
  Judged,
  PublicQuestion,
  QuestionKind,
  SubmittedAnswer,
} from '@/lib/content/questions/model'
import type { FieldsProps } from './kinds/fields-props'
import { MatchingFields } from './kinds/matching'
import { NumberFields } from './kinds/number'
import { OrderingFields } from './kinds/ordering'
import { SeveralFields, SingleFields, TrueFalseFields } from './kinds/choice-fields'
import { ShortFields } from './kinds/text-field'

const FIELDS: { [Kind in QuestionKind]: FunctionComponent<FieldsProps<Kind>> } = {
  single: SingleFields,
  several: SeveralFields,
  'true-false': TrueFalseFields,
  short: ShortFields,
  number: NumberFields,
  matching: MatchingFields,
  ordering: OrderingFields,
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
