import { learn, NEW_KNOWLEDGE } from '../knowledge'
import { whatNext, type PracticeRules, type Skill } from '../what-next'

/** Chooses skills for one pupil, from the answers so far. */
type Policy = {
  next: (day: number) => string
  told: (skill: string, isRight: boolean, day: number) => void
}

export type MakePolicy = (skills: Skill[], random: () => number) => Policy

/** The product's own rule. */
export const whatNextPolicy =
  (rules?: PracticeRules): MakePolicy =>
  (skills, random) => {
    const byId = new Map(skills.map((skill) => [skill.id, skill]))
    let knowledge = NEW_KNOWLEDGE
    return {
      next: (day) => whatNext(skills, knowledge, day, random(), { rules })?.skill.id ?? '',
      told: (id, isRight, day) => {
        const skill = byId.get(id)
        if (skill) knowledge = learn(knowledge, skill, isRight, day)
      },
    }
  }

/** Any of the skills met so far or the next two. */
export const randomPolicy: MakePolicy = (skills, random) => {
  let top = 0
  return {
    next: () => {
      const place = Math.floor(random() * Math.min(skills.length, top + 3))
      top = Math.max(top, place)
      return skills[place]?.id ?? ''
    },
    told: () => undefined,
  }
}

/** The first skill without eight right ones among its last ten answers. */
export const lastTenPolicy: MakePolicy = (skills) => {
  const answers = new Map<string, boolean[]>()
  const isMastered = ({ id }: Skill) => {
    const last = answers.get(id) ?? []
    return last.length === 10 && last.filter(Boolean).length >= 8
  }
  return {
    next: () => (skills.find((skill) => !isMastered(skill)) ?? skills.at(-1))?.id ?? '',
    told: (id, isRight) => answers.set(id, [...(answers.get(id) ?? []).slice(-9), isRight]),
  }
}
