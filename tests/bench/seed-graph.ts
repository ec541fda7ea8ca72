import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseScriptFile } from '@/lib/editing/transfer/import/read-script'
import { readYaml } from '@/lib/editing/transfer/import/read-yaml'
import { describedFileSchema } from '@/lib/editing/transfer/import/schemas'
import type { Skill } from '@/lib/learning/practice/what-next'

const SEED = 'lib/content/seed'

/** As a new question's, whose pupil types the answer. */
const EASINESS = 0.65

/** The seed's lessons as skills, grade by grade, with the prerequisites that they name. */
export function seedGraph(): Skill[] {
  const files = globSync(`${SEED}/*/*/*/*/*/skripta.md`).toSorted()
  return files.map((file) => skillOf(file, headOf(file).preduvjeti))
}

/** A lesson of a textbook as a skill. */
export type BookSkill = Skill & { unit: string }

/** The lessons of one of the seed's textbooks as skills, in the order in which they are taught. */
export function seedBook(slug: string): BookSkill[] {
  const found = globSync(`${SEED}/*/*/${slug}/*/*/skripta.md`).map((file) => {
    const folder = path.dirname(path.dirname(file))
    const { preduvjeti, redoslijed } = headOf(file)
    const skill = { ...skillOf(file, preduvjeti), unit: path.basename(folder) }
    return { skill, place: redoslijed, unitPlace: placeOfUnit(folder) }
  })
  const inOrder = found.toSorted((a, b) => a.unitPlace - b.unitPlace || a.place - b.place)
  return inOrder.map(({ skill }) => skill)
}

const skillOf = (file: string, prerequisites: string[]): Skill => ({
  id: path.basename(path.dirname(file)),
  prerequisites,
  easiness: EASINESS,
})

function headOf(file: string) {
  const { head, faults } = parseScriptFile(readFileSync(file, 'utf8'), file)
  if (!head) throw new Error(`${file}: ${faults[0]?.message ?? 'no head'}`)
  return head
}

function placeOfUnit(folder: string): number {
  const file = path.join(folder, 'cjelina.yaml')
  const { value, faults } = readYaml(readFileSync(file, 'utf8'), describedFileSchema, file)
  if (!value) throw new Error(`${file}: ${faults[0]?.message ?? 'empty'}`)
  return value.redoslijed
}
