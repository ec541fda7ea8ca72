import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { contentWords, isSameWord } from '@/lib/check/same-word'
import { wordsOf } from '@/lib/hr/words'
import { parser } from '@/lib/markdown/parser'
import { scriptHeadings } from '@/lib/markdown/render'
import { elementPath } from '@/lib/paths'

/** A part of a lesson that can answer a question. */
export type Passage = { title: string; path: string; markdown: string; words: string[] }

type Lesson = Parameters<typeof elementPath>[0]

/** Blocks are joined up to this length, in characters: a sentence alone says little. */
const FULL = 260

const placeOf = ({ position }: Nodes) =>
  [position?.start.offset ?? 0, position?.end.offset ?? 0] as const

/** The passages of a script, each with the address of its section. */
export function scriptPassages(markdown: string, lesson: Lesson): Passage[] {
  const sections = scriptHeadings(markdown)
  const path = elementPath(lesson, 'skripta')
  const passages: Passage[] = []
  let place = { title: 'Skripta', path }
  let from = 0
  let to = 0
  const finish = () => {
    const text = markdown.slice(from, to).trim()
    if (text) passages.push({ ...place, markdown: text, words: wordsIn(`${place.title} ${text}`) })
    from = to
  }
  for (const node of parser.parse(markdown).children) {
    const [start, end] = placeOf(node)
    if (node.type === 'heading' && node.depth === 2) {
      finish()
      const section = sections.shift()
      if (section) place = { title: section.text, path: `${path}#${section.id}` }
      ;[from, to] = [end, end]
      continue
    }
    // What has no words is a picture.
    if (!toString(node, { includeImageAlt: false }).trim()) continue
    if (to === from) from = start
    to = end
    if (to - from >= FULL) finish()
  }
  finish()
  return passages
}

const wordsIn = (text: string) => contentWords(text)

/** A worked question of the knowledge base as a passage. */
export const passageOf = (title: string, path: string, markdown: string): Passage => ({
  ...{ title, path, markdown },
  words: wordsIn(markdown),
})

/** Words of questions that say nothing of what is asked, compared like all others. */
const ASKING = new Set(
  wordsOf(
    `što šta zašto kako koliko kada gdje tko koji koja koje čemu objasni objasniti reci znači znaš
    možeš molim trebam pomozi pomoć razumijem razumjeti shvaćam lekciji lekcija pitanje odgovor točno
    primjer mene meni tebi jel jeli hvala daj bih bi sam nije nisu prije uvijek`,
  ).map(({ folded }) => folded),
)

/** What a question is about, folded. */
export const askedWords = (question: string): string[] =>
  contentWords(question).filter((word) => !ASKING.has(word))

/** Share of a question's weight that a passage has to hold. */
const ENOUGH = 0.4

/**
 * The passages that fit the words of a question, the best first; none when nothing does. Rare words
 * count more.
 */
export function rankPassages(passages: Passage[], question: string): Passage[] {
  const asked = askedWords(question)
  if (!asked.length) return []
  const vocabulary = [...new Set(passages.flatMap(({ words }) => words))]
  const terms = asked.map((word) => {
    const forms = new Set(vocabulary.filter((one) => isSameWord(one, word)))
    const holding = new Set(passages.filter(({ words }) => words.some((one) => forms.has(one))))
    return { holding, weight: Math.log(1 + (passages.length + 1) / Math.max(1, holding.size)) }
  })
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const scored = passages.map((passage) => ({
    passage,
    score: terms.reduce((sum, term) => sum + (term.holding.has(passage) ? term.weight : 0), 0),
  }))
  return scored
    .filter(({ score }) => score >= ENOUGH * total)
    .sort((one, other) => other.score - one.score)
    .map(({ passage }) => passage)
}

/** True for a text that asks a stored question in nearly its words. */
export function asksTheSame(text: string, question: string): boolean {
  const words = contentWords(question)
  const typed = contentWords(text)
  const shared = words.filter((word) => typed.some((one) => isSameWord(one, word)))
  return shared.length >= 2 && shared.length >= 0.7 * words.length
}
