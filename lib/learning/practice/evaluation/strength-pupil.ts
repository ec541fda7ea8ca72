import type { Skill } from '../what-next'
import type { HiddenPupil, PupilKind } from './pupils'

type Trace = { at: number; weight: number; decay: number }
type Mind = { skill: Skill; aptitude: number; traces: Trace[] }

/** Minutes of forgetting in a day: 1440 × 0.025, since forgetting is slower outside a sitting. */
const DAY = 36
/** Minutes that a question takes. */
const PACE = 1
/** Activation at which recall is even. */
const THRESHOLD = Math.log(0.5)
/** Spread of activation; a small one makes a sharp threshold. */
const NOISE = 0.4
/** How much faster a trace decays that was laid down while the skill was fresh. */
const SPACING = 0.217

/**
 * A pupil whose skills have a gradual strength. Each practice leaves a trace that decays by a power
 * law; the strength of a skill is the sum of its traces (ACT-R base level), and a trace laid down
 * while the skill is fresh decays faster, which gives the spacing effect (Pavlik & Anderson 2005).
 * Written by someone who did not know the policy.
 */
export function strengthPupil(skills: Skill[], kind: PupilKind, random: () => number): HiddenPupil {
  /** Mean 0, standard deviation 1. */
  const bell = (): number => (random() + random() + random() + random() - 2) * Math.sqrt(3)
  // Two pupils of one kind still differ in learning, memory, care, guessing and endurance.
  const learning = 0.5 * (kind.learns / 0.22) ** 0.55 * Math.exp(0.15 * bell())
  const baseDecay = 0.177 * (3 / kind.halfLife) ** 0.4 * Math.exp(0.08 * bell())
  const carelessness = clamp(0.08 + 0.025 * bell(), 0.02, 0.16)
  const guessing = clamp(0.12 + 0.04 * bell(), 0.03, 0.25)
  /** Questions in a day before tiring. */
  const endurance = clamp(16 + 4 * bell(), 8, 28)

  // Easy skills leave stronger traces, and each pupil has strong and weak spots of their own.
  const minds = new Map<string, Mind>()
  for (const skill of skills)
    minds.set(skill.id, {
      skill,
      aptitude: Math.exp(2.5 * (skill.easiness - 0.65) + 0.3 * bell()),
      traces: [],
    })
  const mindOf = (id: string): Mind => {
    const mind = minds.get(id)
    if (!mind) throw new Error(`unknown skill ${id}`)
    return mind
  }
  /** Prerequisites outside the list count as known. */
  const contained = (mind: Mind): Mind[] =>
    mind.skill.prerequisites.flatMap((id) => minds.get(id) ?? [])

  let today = -1
  /** The pupil's own time, in minutes of forgetting. */
  let clock = 0
  let askedToday = 0
  /** Of the day: -1 is bad, 1 is good. */
  let form = 0

  const strength = (mind: Mind, now: number): number => {
    let sum = 0
    for (const { at, weight, decay } of mind.traces) {
      if (at < now) sum += weight * Math.max(PACE, now - at) ** -decay
    }
    return sum
  }

  /** How well the prerequisites stand, 0..1; the weakest counts most. */
  const ready = (mind: Mind, now: number): number => {
    const known = contained(mind).map((p) => chance(strength(p, now)))
    if (known.length === 0) return 1
    return 0.6 * Math.min(...known) + (0.4 * known.reduce((a, b) => a + b, 0)) / known.length
  }
  /** With what carries over from prerequisites: a ready pupil can half work out a new skill. */
  const whole = (mind: Mind, now: number): number =>
    strength(mind, now) + 0.25 * learning * ready(mind, now) * Math.min(1.5, mind.aptitude)

  const practise = (mind: Mind, weight: number, fresh: number): void => {
    if (weight > 0.01)
      mind.traces.push({ at: clock, weight, decay: baseDecay + SPACING * Math.min(fresh, 5) })
  }

  /** Using a skill refreshes what it contains, as far as that is known at all; less with each level down. */
  const refresh = (mind: Mind, share: number, depth: number): void => {
    for (const part of contained(mind)) {
      const s = strength(part, clock)
      practise(part, share * learning * part.aptitude * chance(s), s)
      if (depth > 1) refresh(part, share / 3, depth - 1)
    }
  }

  const answer = (id: string, day: number): boolean => {
    const mind = mindOf(id)
    if (day > today) {
      today = day
      askedToday = 0
      form = clamp(0.5 * bell(), -1, 1)
    }
    clock = Math.max(clock + PACE, today * DAY)
    const tired = clamp((askedToday - endurance) * 0.02 - 0.1 * form, 0, 0.5)
    askedToday += 1
    const s = whole(mind, clock)
    const readiness = ready(mind, clock)
    // A question also needs its parts: a forgotten prerequisite can spoil a skill that is itself known.
    const can = chance(s) * (0.8 + 0.2 * readiness)
    const known = random() < can
    // Fluency lowers slips, tiredness raises them.
    const slip = clamp(carelessness * (1.6 - can) + 0.4 * tired, 0, 0.4)
    const isRight = known ? random() >= slip : random() < guessing * (0.5 + mind.skill.easiness)

    // Retrieving teaches most, an explained error nearly as much, a lucky guess little. Without the
    // prerequisites the explanation goes over the pupil's head; a skill already held suffers less by that.
    const lesson = known ? (isRight ? 1 : 0.8) : isRight ? 0.35 : 0.85
    const grasp = Math.max(0.12 + 0.88 * readiness ** 1.1, 0.8 * chance(s))
    practise(mind, learning * mind.aptitude * lesson * grasp * (1 - tired), s)
    refresh(mind, isRight && known ? 0.3 : 0.15, 2)
    return isRight
  }

  const recall = (id: string, day: number): number => {
    // Later on the same day, or at the start of another.
    const now = day < today ? day * DAY : Math.max(clock + PACE, day * DAY)
    return chance(whole(mindOf(id), now))
  }
  return { answer, recall }
}

const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))

const chance = (strength: number) =>
  strength <= 0 ? 0 : 1 / (1 + Math.exp((THRESHOLD - Math.log(strength)) / NOISE))
