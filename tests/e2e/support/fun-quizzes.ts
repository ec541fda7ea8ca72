import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { funQuizPath } from '@/lib/platform/paths'
import type { ImportedQuestion } from '@/lib/content/questions/gift'
import { parseGift } from '../../support/parse-gift'

const SEED = fileURLToPath(new URL('../../../lib/content/seed/zabavni-kvizovi', import.meta.url))

/**
 * A fun quiz as in its files, with the texts that the site must show and the answer keys that it
 * must hide.
 */
export type SeedFunQuiz = {
  slug: string
  title: string
  path: string
  questions: ImportedQuestion[]
}

/** All fun quizzes of the demo content. */
export const funQuizzes: SeedFunQuiz[] = globSync('*/pitanja.gift', { cwd: SEED })
  .sort()
  .map((file) => {
    const slug = path.dirname(file)
    const head = readFileSync(path.join(SEED, slug, 'kviz.yaml'), 'utf8')
    const gift = readFileSync(path.join(SEED, file), 'utf8')
    return {
      slug,
      title: String(parse(head).naslov),
      path: funQuizPath(slug),
      questions: parseGift(gift, file, { isChecked: false }).questions,
    }
  })
