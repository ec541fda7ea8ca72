import { TOPIC_EVIDENCE, TOPICS_SHOWN } from './limits'
import { TOPIC_SHARES } from '@/lib/mastery/limits'
import type { Topic, TopicLevel } from './model'

/** What is known of a lesson: the last answer to each of its questions. */
export type TopicFacts = Omit<Topic, 'level'>

const LEVELS: TopicLevel[] = ['weak', 'steady', 'strong']

/** How a lesson goes; null while too few of its questions were answered to say. */
export function levelOf({ right, of }: Pick<TopicFacts, 'right' | 'of'>): TopicLevel | null {
  if (of < TOPIC_EVIDENCE) return null
  // Compared as whole numbers: 0.85 of 20 are 17, whatever a machine makes of the decimals.
  const percent = right * 100
  if (percent >= Math.round(TOPIC_SHARES.strong * 100) * of) return 'strong'
  return percent >= Math.round(TOPIC_SHARES.steady * 100) * of ? 'steady' : 'weak'
}

const shareOf = ({ right, of }: TopicFacts) => right / of

/**
 * The lessons that a report names, at most a few of each level: what needs practice first, the
 * weakest at the top; of what goes well the best, and of equals the one with more answers.
 */
export function topicsOf(facts: TopicFacts[]): Topic[] {
  const topics = facts.flatMap((one) => {
    const level = levelOf(one)
    return level ? [{ ...one, level }] : []
  })
  return LEVELS.flatMap((level) => {
    const direction = level === 'weak' ? 1 : -1
    return topics
      .filter((topic) => topic.level === level)
      .sort(
        (a, b) =>
          direction * (shareOf(a) - shareOf(b)) ||
          b.of - a.of ||
          a.lessonId.localeCompare(b.lessonId),
      )
      .slice(0, TOPICS_SHOWN)
  })
}
