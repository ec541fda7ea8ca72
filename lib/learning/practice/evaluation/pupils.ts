import type { Skill } from '../what-next'

/** A simulated pupil whose knowledge is hidden from the policy. */
export type HiddenPupil = {
  /** Answers a question of a skill, and learns or forgets by it. */
  answer: (skill: string, day: number) => boolean
  /** Probability that the skill is known on a day. */
  recall: (skill: string, day: number) => number
}

/** A kind of pupil: how easily a skill is learned, and its first half-life in days. */
export type PupilKind = { name: string; learns: number; halfLife: number }

export type MakePupil = (skills: Skill[], kind: PupilKind, random: () => number) => HiddenPupil

export const PUPIL_KINDS: PupilKind[] = [
  { name: 'weak', learns: 0.12, halfLife: 2 },
  { name: 'middle', learns: 0.22, halfLife: 3 },
  { name: 'strong', learns: 0.4, halfLife: 5 },
]

const KNOWN_RIGHT = 0.92
const GUESSED_RIGHT = 0.2
/** Recall of a prerequisite from which on a skill is learned with the full chance. */
const READY = 0.6
/** Without its prerequisites a skill is learned this many times more rarely. */
const UNREADY = 6

/**
 * Half-life model: a skill is learned by an answer with a chance, recalled with probability
 * 2^(-days / half-life), and the half-life grows by right recalls after a gap.
 */
export function halfLifePupil(
  skills: Skill[],
  { learns, halfLife }: PupilKind,
  random: () => number,
): HiddenPupil {
  const prerequisites = new Map(skills.map((skill) => [skill.id, skill.prerequisites]))
  const known = new Map<string, { halfLife: number; at: number }>()
  const recall = (skill: string, day: number) => {
    const own = known.get(skill)
    return own ? 2 ** (-(day - own.at) / own.halfLife) : 0
  }
  const answer = (skill: string, day: number) => {
    const own = known.get(skill)
    const recalls = random() < recall(skill, day)
    const isRight = random() < (recalls ? KNOWN_RIGHT : GUESSED_RIGHT)
    if (!own) {
      const isReady = prerequisites.get(skill)?.every((one) => recall(one, day) > READY)
      if (random() < (isReady ? learns : learns / UNREADY)) known.set(skill, { halfLife, at: day })
      return isRight
    }
    const gap = day - own.at
    const grown = own.halfLife * (1 + 1.2 * Math.min(1, gap / own.halfLife))
    known.set(skill, {
      halfLife: recalls ? grown : Math.max(halfLife, own.halfLife * 0.6),
      at: day,
    })
    return isRight
  }
  return { answer, recall }
}
