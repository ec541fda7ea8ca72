import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Body = BodyOf<'gaps'>
/** The text with its gaps as one string, so that they merge as a unit. */
type Apart = Omit<Body, 'gaps' | 'passage'> & { whole: string }

/** Two editors' gaps are never combined: an answer could end up in another's gap. */
export const gaps: MergeRules<Body, Apart> = {
  apart: ({ passage, gaps: all, ...body }) => ({
    ...body,
    whole: JSON.stringify([passage, all]),
  }),
  together: ({ whole, ...body }) => {
    const [passage, all] = JSON.parse(whole) as [string, Body['gaps']]
    return { ...body, passage, gaps: all }
  },
}
