import type { BodyOf } from '../../model'
import { filledOption, type NumberFiller } from '../../numbers/filler'
import { comparableNumberKey, number } from '../number/body'
import type { BodyRules } from '../rules'
import { short } from '../short/body'
import type { Gap } from './model'
import { wordsBeside } from './passage'

type Body = BodyOf<'gaps'>

export const gaps: BodyRules<'gaps'> = {
  fill: (body, filler) => ({
    ...body,
    passage: filler.text(body.passage),
    gaps: body.gaps.map((gap, index) => filledGap(gap, filler, isSum(body.passage, index + 1))),
  }),
  withTodaysKey: inTodaysGaps,
  keyOf: ({ gaps: all }) => all.map(keyOfGap),
  rightTexts: ({ gaps: all }) => all.flatMap(rightTextsOfGap),
}

/** Whether the passage has a euro sign behind a gap. */
const isSum = (passage: string, gap: number) =>
  new RegExp(`\\[\\[${gap}\\]\\][ \u00a0]€`).test(passage)

function filledGap(gap: Gap, filler: NumberFiller, isMoney: boolean): Gap {
  if (gap.kind === 'number') {
    const { unit } = gap
    return { ...number.fill({ ...gap, unit: isMoney ? '€' : unit }, filler), unit }
  }
  if (gap.kind === 'short') return short.fill(gap, filler)
  return { ...gap, choices: gap.choices.map(filledOption(filler)) }
}

function keyOfGap(gap: Gap): unknown[] {
  switch (gap.kind) {
    case 'single':
      return gap.choices.map(({ text, weight }) => [text, weight]).toSorted(byText)
    case 'number':
      return [false, gap.answers.map(comparableNumberKey)]
    case 'short':
      return [
        gap.isCaseSensitive,
        gap.answers.map(({ feedback: _, ...answer }) =>
          Object.entries(answer).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
      ]
  }
}

const byText = ([a = '']: (string | number)[], [b = '']: (string | number)[]) => (a < b ? -1 : 1)

/** The right answers of a gap, which neither a picture nor a reply may reveal. */
export function rightTextsOfGap(gap: Gap): string[] {
  if (gap.kind === 'number') return number.rightTexts(gap)
  if (gap.kind === 'short') return short.rightTexts(gap)
  return gap.choices.filter(({ weight }) => weight > 0).map(({ text }) => text)
}

/**
 * The asked passage with today's keys; null where its gaps differ, where an offered option has been
 * deleted, or where an option that is right today was not offered.
 */
function inTodaysGaps(asked: Body, today: Body): Body | null {
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
