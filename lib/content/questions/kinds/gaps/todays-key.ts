import type { BodyOf } from '../../model'
import type { Gap } from './model'
import { wordsBeside } from './passage'

type Body = BodyOf<'gaps'>

/**
 * The asked text with today's keys; null where the gaps are others, or where an offered option no
 * longer is, or what is right today was not offered.
 */
export function inTodaysGaps(asked: Body, today: Body): Body | null {
  const isMoved = asked.gaps.some(
    (_, index) => wordsBeside(asked.passage, index + 1) !== wordsBeside(today.passage, index + 1),
  )
  if (asked.gaps.length !== today.gaps.length || isMoved) return null
  const gaps = asked.gaps.flatMap((gap, index) => todaysGap(gap, today.gaps[index]) ?? [])
  return gaps.length === asked.gaps.length ? { ...asked, gaps } : null
}

function todaysGap(asked: Gap, today: Gap | undefined): Gap | null {
  if (asked.kind !== 'single') return today?.kind === asked.kind ? today : null
  if (today?.kind !== 'single') return null
  const choices = asked.choices.flatMap(
    ({ text }) => today.choices.find((one) => one.text === text) ?? [],
  )
  const rights = (all: typeof choices) => all.filter(({ weight }) => weight === 100).length
  const isWhole = choices.length === asked.choices.length
  return isWhole && rights(choices) === rights(today.choices) ? { ...asked, choices } : null
}

/** What makes the key, whatever the text and the reasons. */
export const keyOfGaps = ({ gaps }: Body): unknown[] =>
  gaps.map((gap) =>
    gap.kind === 'single'
      ? gap.choices.map(({ text, weight }) => [text, weight]).toSorted(byText)
      : [
          gap.kind === 'short' && gap.isCaseSensitive,
          gap.answers.map(({ feedback: _, ...answer }) =>
            Object.entries(answer).toSorted(([a], [b]) => (a < b ? -1 : 1)),
          ),
        ],
  )

const byText = ([a = '']: (string | number)[], [b = '']: (string | number)[]) => (a < b ? -1 : 1)
