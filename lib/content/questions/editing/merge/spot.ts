import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Body = BodyOf<'spot'>
/** The picture with its places as one string, so that they merge as a unit. */
type Apart = Omit<Body, 'picture' | 'points'> & { whole: string }

/** Two editors' places are never combined: a label could end up in another's picture. */
export const spot: MergeRules<Body, Apart> = {
  apart: ({ picture, points, ...body }) => ({
    ...body,
    whole: JSON.stringify({ picture, points }),
  }),
  together: ({ whole, ...body }) => ({
    ...body,
    ...(JSON.parse(whole) as Pick<Body, 'picture' | 'points'>),
  }),
}
