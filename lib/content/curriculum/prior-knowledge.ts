import { z } from 'zod'
import { CONTENT_LIMITS as MAX } from './limits'

/**
 * A skill and the grade that teaches it, as plain text: „množenje brojem 7 (2. razred)”. No
 * semicolon, since editors separate skills by it.
 */
const SKILL = /^[^<>;\n]*[^<>;\s] \(([1-8])\. razred\)$/

/** Skills of lower grades that a lesson builds on, also where no lesson teaches them here. */
export const priorKnowledgeSchema = z.array(z.string().trim()).superRefine((skills, context) => {
  const wrong = skills.find((skill) => !SKILL.test(skill))
  if (wrong !== undefined)
    context.addIssue(
      `„${wrong.slice(0, MAX.priorSkill)}” nije vještina s razredom. Piše se kao: pisano zbrajanje (3. razred).`,
    )
  if (skills.some(({ length }) => length > MAX.priorSkill))
    context.addIssue(`Predznanje smije imati najviše ${MAX.priorSkill} znakova.`)
  if (new Set(skills).size < skills.length) context.addIssue('Isto predznanje navedeno je dvaput.')
  if (skills.length > MAX.priorKnowledge)
    context.addIssue(`Najviše ${MAX.priorKnowledge} predznanja.`)
})

type NeedyLesson = { title: string; slug: string; priorKnowledge: string[] }
type NeededSkill<Lesson> = { name: string; lessons: Lesson[] }

/**
 * The skills of lower grades that lessons build on, by grade and each once with all lessons that
 * need it. Grades ascend; skills and lessons keep the order of the textbook.
 */
export function skillsByGrade<Lesson extends NeedyLesson>(
  lessons: Lesson[],
): { grade: number; skills: NeededSkill<Lesson>[] }[] {
  const needed = new Map<string, Lesson[]>()
  for (const lesson of lessons)
    for (const skill of lesson.priorKnowledge)
      needed.set(skill, [...(needed.get(skill) ?? []), lesson])
  const byGrade = Map.groupBy(needed, ([skill]) => Number(SKILL.exec(skill)?.[1]))
  return [...byGrade]
    .toSorted(([a], [b]) => a - b)
    .map(([grade, skills]) => ({
      grade,
      skills: skills.map(([skill, own]) => ({ name: nameOf(skill), lessons: own })),
    }))
}

/** A skill without its grade. */
const nameOf = (skill: string): string => skill.slice(0, skill.lastIndexOf(' ('))
