import { DAY_REVIEW } from './limits'

/** A question of a plan's lesson as it stood before the day. */
export type Candidate = {
  id: string
  /** The last Zagreb day on which it was answered; null when it never was. */
  lastDay: string | null
  /** Whether the last answer was right; false when there is none. */
  isKnown: boolean
}

type DayReview = {
  /** The questions of each lesson. The order of neither counts. */
  lessons: { lessonId: string; questions: Candidate[] }[]
  /** Days for reviews, with this one: at least 1. */
  daysLeft: number
  /** Names pupil, plan and day: the same seed draws the same review. */
  seed: string
}

/**
 * The questions of one day's review before a test (issue: learning). Every lesson gets its share;
 * in a lesson, and for what is left over, what was wrong comes first, then what was never answered,
 * then what was answered longest ago. What other days did not get done is spread over those left.
 * Returns ids, mixed.
 */
export function drawDayReview({ lessons, daysLeft, seed }: DayReview): string[] {
  const ranked = lessons
    .filter(({ questions }) => questions.length > 0)
    .map(({ questions }) => questions.toSorted(byNeed(seed)))
  const size = sizeOf(ranked, daysLeft)
  const share = Math.floor(size / (ranked.length || 1))
  const shares = ranked.flatMap((questions) => questions.slice(0, share))
  const rest = ranked.flatMap((questions) => questions.slice(share)).toSorted(byNeed(seed))
  return [...shares, ...rest.slice(0, size - shares.length)]
    .map(({ id }) => id)
    .toSorted(byDraw(`${seed} mixed`))
}

/** About eight, more while there is much left for few days, and one of each lesson at least. */
function sizeOf(ranked: Candidate[][], daysLeft: number): number {
  const all = ranked.flat()
  const open = all.filter(({ isKnown }) => !isKnown).length
  const wanted = Math.max(DAY_REVIEW.items, ranked.length, Math.ceil(open / Math.max(1, daysLeft)))
  return Math.min(wanted, Math.max(DAY_REVIEW.most, ranked.length), all.length)
}

/** 0 wrong, 1 never answered, 2 known. */
const needOf = ({ lastDay, isKnown }: Candidate) => (isKnown ? 2 : lastDay === null ? 1 : 0)

const byNeed = (seed: string) => (a: Candidate, b: Candidate) =>
  needOf(a) - needOf(b) || compare(a.lastDay ?? '', b.lastDay ?? '') || byDraw(seed)(a.id, b.id)

/** An order of ids that looks drawn and is the same for the same seed. */
const byDraw = (seed: string) => (a: string, b: string) =>
  hash(`${seed} ${a}`) - hash(`${seed} ${b}`) || compare(a, b)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** FNV-1a with a last mixing, so that ids which differ only at their end lie far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
