import 'server-only'
import { eq } from 'drizzle-orm'
import { oneOf } from '@/lib/db/one-of'
import { slugify } from '@/lib/hr/slug'
import { allQuestions } from '@/lib/questions/tables'
import type { Transaction } from '@/lib/db/client'

const MAX_SLUG = 80

type Wanted = { lessonId: string; key: string; text: string; numbers: string | null }

/** Gives every question its slug: the stored one, so that addresses last, or a free one. */
export async function withSlugs(tx: Transaction, rows: object[]) {
  const wanted = rows as Wanted[]
  const stored = await tx
    .select({ lessonId: allQuestions.lessonId, key: allQuestions.key, slug: allQuestions.slug })
    .from(allQuestions)
    .where(oneOf(allQuestions.lessonId, [...new Set(wanted.map(({ lessonId }) => lessonId))]))
  const known = new Map(stored.map(({ lessonId, key, slug }) => [`${lessonId}\t${key}`, slug]))
  const given = new Set<string>()
  const slugged = []
  for (const row of wanted) {
    const slug = known.get(`${row.lessonId}\t${row.key}`) ?? (await freeSlug(tx, row, given))
    given.add(slug)
    slugged.push({ ...row, slug })
  }
  return slugged
}

async function freeSlug(
  tx: Transaction,
  { text, key, numbers }: Wanted,
  given: Set<string>,
): Promise<string> {
  const base = slugOfText(numbers ? withoutNumbers(text) : text) || slugify(key) || 'pitanje'
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (given.has(slug)) continue
    const [taken] = await tx
      .select({ id: allQuestions.id })
      .from(allQuestions)
      .where(eq(allQuestions.slug, slug))
    if (!taken) return slug
  }
}

/** An address lasts longer than the numbers of one draw. */
const withoutNumbers = (text: string) => text.replace(/\{[^{}]*\}/g, ' ')

/** The words of a question, without formulas and Markdown signs, cut at a word. */
function slugOfText(text: string): string {
  const words = slugify(text.replace(/\$[^$]*\$/g, ' ').replace(/[*_`]/g, ''))
  if (words.length <= MAX_SLUG) return words
  return words.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '')
}
