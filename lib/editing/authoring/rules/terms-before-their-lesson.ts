import type { BookLesson, ReviewContext, Rule } from '../model'
import { plainWordsOf, proseOf } from '../prose'

type Roots = ReadonlySet<string>

/**
 * Terms of the list that a script uses although a later lesson of the book explains them. A term in
 * bold is explained on the spot.
 */
export const termsBeforeTheirLesson: Rule = (placed, context) => {
  const { lesson, book } = placed
  const order = context.books.get(book) ?? []
  const place = order.findIndex(({ slug }) => slug === lesson.slug)
  const { later, explained } = keywordsAround(order, place, context)
  const script = placed.passages.find(({ part }) => part === 'script')
  if (place < 0 || !script) return []
  const blocks = proseOf(script.markdown).map((block) => ({
    line: script.line + block.line - 1,
    words: rootsIn(block.text, context),
    bold: block.bold.map((text) => rootsIn(text, context)),
  }))
  return later.flatMap(({ keyword, roots, slug }) => {
    const isKnown =
      explained.some((known) => contains(known, roots)) ||
      blocks.some(({ bold }) => bold.some((words) => contains(words, roots)))
    const used = isKnown ? undefined : blocks.find(({ words }) => contains(words, roots))
    const message = `Pojam „${keyword}” objašnjava tek lekcija ${slug}.`
    return used ? [{ file: script.file, line: used.line, message }] : []
  })
}

/** Terms of later lessons, and the keywords of this lesson and of those before it. */
function keywordsAround(order: BookLesson[], place: number, context: ReviewContext) {
  const explained = order
    .slice(0, place + 1)
    .flatMap(({ keywords }) => keywords.map((keyword) => rootsIn(keyword, context)))
  const later = order
    .slice(place + 1)
    .flatMap(({ slug, keywords }) =>
      keywords
        .filter((keyword) => isTerm(keyword, context))
        .map((keyword) => ({ keyword, slug, roots: rootsIn(keyword, context) })),
    )
  const first = later.filter(
    ({ keyword }, index) => later.findIndex((one) => one.keyword === keyword) === index,
  )
  return { explained, later: first }
}

/** Everyday words (sat, korak) are no terms, even where they are keywords. */
const isTerm = (keyword: string, { terms, spelling }: ReviewContext) =>
  plainWordsOf(keyword).some((word) => [...spelling.rootsOf(word)].some((root) => terms.has(root)))

const rootsIn = (text: string, { spelling }: ReviewContext): Roots[] =>
  (text.match(/\p{L}[\p{L}\p{M}]*|\d+|[.!?:;]/gu) ?? []).map((word) => {
    const roots = spelling.rootsOf(word)
    return roots.size ? roots : new Set([word.toLowerCase()])
  })

/** Whether the words of a phrase follow one another in a text, in any form. */
const contains = (words: Roots[], phrase: Roots[]) =>
  words.some((_, start) =>
    phrase.every((roots, index) => [...roots].some((root) => words[start + index]?.has(root))),
  )
