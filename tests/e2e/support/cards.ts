import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCards } from '@/lib/editing/transfer/import/read-cards'
import type { SeedLesson } from './lessons'

const SEED = fileURLToPath(new URL('../../../lib/content/seed', import.meta.url))

/** The cards of a lesson of the demo content, in Markdown, as in its file. */
export function seedCards({ gradeSlug, literatureSlug, slug }: SeedLesson) {
  const pattern = `${gradeSlug}/*/${literatureSlug}/*/${slug}/kartice.tsv`
  const [file] = globSync(pattern, { cwd: SEED })
  if (!file) throw new Error(`No cards: ${slug}`)
  return readCards(readFileSync(path.join(SEED, file), 'utf8'), file).value
}
