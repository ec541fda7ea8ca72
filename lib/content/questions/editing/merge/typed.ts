import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Answer<Kind extends 'short' | 'number'> = BodyOf<Kind>['answers'][number]
type Apart<Kind extends 'short' | 'number'> = Omit<BodyOf<Kind>, 'answers'> & {
  /** `key` is all but the reason: one text, which merges whole. */
  answers: { key: string; feedback: string | null }[]
}

/** Never one editor's low end with the other's high end, nor one's word with the other's weight. */
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
