import 'server-only'
import { distressIn } from '@/lib/people/distress/level'
import type { DistressLevel } from '@/lib/people/distress/model'
import { memoised } from '@/lib/platform/markdown/memo'
import type { professorQuestions } from './tables'

/** Kept in memory: a look takes some milliseconds, and a thread is read again and again. */
const look = memoised(4_000_000, distressIn)

/**
 * Whether a question may be words of distress: as it was found when it was asked, else as it is found
 * today. From before there were levels none has one.
 */
export const levelOf = ({
  text,
  distress,
}: Pick<typeof professorQuestions.$inferSelect, 'text' | 'distress'>): DistressLevel | null =>
  distress ?? look(text)
