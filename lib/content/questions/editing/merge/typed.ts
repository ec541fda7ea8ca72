import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Answer<Kind extends 'short' | 'number'> = BodyOf<Kind>['answers'][number]
type Apart<Kind extends 'short' | 'number'> = Omit<BodyOf<Kind>, 'answers'> & {
  /** `key` is the answer without its feedback, as one string, so that it merges as a unit. */
  answers: { key: string; feedback: string | null }[]
}

/**
 * Never combines one editor's lower bound with the other's upper bound, or one's word with the
 * other's weight.
 */
export const typed = <Kind extends 'short' | 'number'>(
  _: Kind,
): MergeRules<BodyOf<Kind>, Apart<Kind>> => ({
  apart: (body) => ({
    ...body,
    answers: body.answers.map(({ feedback, ...key }) => ({ key: JSON.stringify(key), feedback })),
  }),
  together: ({ answers, ...body }) =>
    ({
      ...body,
      answers: answers.map(({ key, feedback }) => ({
        ...(JSON.parse(key) as Omit<Answer<Kind>, 'feedback'>),
        feedback,
      })),
    }) as BodyOf<Kind>,
})
