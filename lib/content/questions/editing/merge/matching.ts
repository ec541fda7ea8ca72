import type { BodyOf } from '../../model'
import { optionalIdField, type MergeRules } from './model'

type Body = BodyOf<'matching'>
/** A right side and its id as one string, so that they merge as a unit. */
type Right = string
type Apart = Omit<Body, 'pairs' | 'distractors' | 'distractorIds'> & {
  pairs: { id?: string; left: string; right: Right }[]
  distractors: { id?: string; text: string }[]
}

export const matching: MergeRules<Body, Apart> = {
  apart: ({ pairs, distractors, distractorIds = [], ...body }) => ({
    ...body,
    pairs: pairs.map(({ id, left, rightId = '', right }) => ({
      ...{ ...optionalIdField(id), left, right: JSON.stringify([rightId, right]) },
    })),
    distractors: distractors.map((text, index) => ({
      ...optionalIdField(distractorIds[index]),
      text,
    })),
  }),
  together: ({ pairs, distractors, ...body }) => ({
    ...body,
    pairs: pairs.map(({ id, left, right: written }) => {
      const [rightId, right] = JSON.parse(written) as [string, string]
      return { ...optionalIdField(id), left, ...(rightId && { rightId }), right }
    }),
    distractors: distractors.map(({ text }) => text),
    ...(distractors.length && { distractorIds: distractors.map(({ id = '' }) => id) }),
  }),
  // Both editors gave the same right side to different pairs.
  withOneKey(merged, { mine, theirs }, prefer) {
    const isDisputed = isTwice(merged) && !isTwice(mine) && !isTwice(theirs)
    return isDisputed ? { mine, theirs }[prefer] : null
  },
}

function isTwice({ pairs, distractorIds = [] }: Body): boolean {
  const ids = [...pairs.map(({ rightId }) => rightId), ...distractorIds].filter(Boolean)
  return new Set(ids).size < ids.length
}
