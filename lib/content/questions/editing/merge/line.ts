import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Body = BodyOf<'line'>
/** All but the kind as one string, so that it merges as a unit. */
type Apart = { kind: 'line'; whole: string }

/** Two editors' lines and keys are never combined: a key could lie on no tick. */
export const line: MergeRules<Body, Apart> = {
  apart: ({ kind, ...body }) => ({ kind, whole: JSON.stringify(body) }),
  together: ({ kind, whole }) => ({ kind, ...(JSON.parse(whole) as Omit<Body, 'kind'>) }),
}
