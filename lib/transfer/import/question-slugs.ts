import 'server-only'
import { lockSlugs } from '@/lib/admin/unique-slug'
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
  const slugOf = ({ lessonId, key }: Wanted) => known.get(`${lessonId}\t${key}`)
  const free = await freeSlugs(
    tx,
    wanted.filter((row) => !slugOf(row)),
  )
  return wanted.map((row) => ({ ...row, slug: slugOf(row) ?? free.get(row) ?? '' }))
}

/** Free slugs for new questions, many of which may begin with the same words. */
async function freeSlugs(tx: Transaction, rows: Wanted[]): Promise<Map<Wanted, string>> {
  const slugs = new Map<Wanted, string>()
  if (rows.length) await lockSlugs(tx, allQuestions)
  const given = new Set<string>()
  let open = [...Map.groupBy(rows, baseOf)].map(([base, own]) => ({ base, rows: own, next: 1 }))
  // Each round looks at twice as many numbers: a full bank takes few questions to the database.
  for (let width = 1; open.length; width *= 2) {
    const tried = open.map(({ base, rows: own, next }) =>
      Array.from({ length: own.length + width }, (_, at) => numbered(base, next + at)),
    )
    const found = await tx
      .select({ slug: allQuestions.slug })
      .from(allQuestions)
      .where(oneOf(allQuestions.slug, tried.flat()))
    const taken = new Set(found.map(({ slug }) => slug))
    for (const [at, one] of open.entries()) {
      const candidates = tried[at] ?? []
      one.next += candidates.length
      for (const slug of candidates) {
        const row = !taken.has(slug) && !given.has(slug) && one.rows.shift()
        if (!row) continue
        given.add(slug)
        slugs.set(row, slug)
      }
    }
    open = open.filter((one) => one.rows.length)
  }
  return slugs
}

const numbered = (base: string, number: number) => (number === 1 ? base : `${base}-${number}`)

const baseOf = ({ text, key, numbers }: Wanted): string =>
  slugOfText(numbers ? withoutNumbers(text) : text) || slugify(key) || 'pitanje'

/** An address lasts longer than the numbers of one draw. */
const withoutNumbers = (text: string) => text.replace(/\{[^{}]*\}/g, ' ')

/** The words of a question, without formulas and Markdown signs, cut at a word. */
function slugOfText(text: string): string {
  const words = slugify(text.replace(/\$[^$]*\$/g, ' ').replace(/[*_`]/g, ''))
  if (words.length <= MAX_SLUG) return words
  return words.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '')
}
