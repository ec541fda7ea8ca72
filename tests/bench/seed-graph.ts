import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readScript } from '@/lib/editing/transfer/import/read-script'
import type { Skill } from '@/lib/learning/practice/what-next'

const SEED = 'lib/content/seed'

/** The seed's lessons as skills, grade by grade, with the prerequisites that they name. */
export function seedGraph(): Skill[] {
  const files = globSync(`${SEED}/*/*/*/*/*/skripta.md`).toSorted()
  return files.map((file) => ({
    id: path.basename(path.dirname(file)),
    prerequisites: readScript(readFileSync(file, 'utf8'), file).head?.preduvjeti ?? [],
    easiness: 0.65,
  }))
}
