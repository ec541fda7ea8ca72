import 'server-only'
import { distressLevelIn } from '@/lib/people/distress/level'
import type { DistressLevel } from '@/lib/people/distress/model'
import { memoised } from '@/lib/platform/markdown/memo'
import type { professorQuestions } from './tables'

/** Cached in memory: a check takes some milliseconds, and threads are read repeatedly. */
const look = memoised(4_000_000, distressLevelIn)

/**
 * The level of possible distress: as stored when the question was asked, or else computed now.
 * Questions from before levels existed have no stored one.
 */
export const distressLevelOf = ({
  text,
  distress,
}: Pick<typeof professorQuestions.$inferSelect, 'text' | 'distress'>): DistressLevel | null =>
  distress ?? look(text)
