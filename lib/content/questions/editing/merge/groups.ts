import type { BodyOf } from '../../model'
import type { MergeRules } from './model'

type Body = BodyOf<'groups'>
/** The groups with their items as one string, so that they merge as a unit. */
type Apart = Omit<Body, 'groups'> & { groups: string }

/** Two editors' groups are never combined: an item could end up in none, or in two. */
export const groups: MergeRules<Body, Apart> = {
  apart: (body) => ({ ...body, groups: JSON.stringify(body.groups) }),
  together: (apart) => ({ ...apart, groups: JSON.parse(apart.groups) as Body['groups'] }),
}
