import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { contentWords, isSameWord } from '@/lib/learning/check/same-word'
import { wordsOf } from '@/lib/platform/hr/words'
import { parser } from '@/lib/platform/markdown/parser'
import { scriptHeadings } from '@/lib/platform/markdown/render'
import { lessonElementPath } from '@/lib/platform/paths'

/** A part of a lesson that can answer a question: its section's title and address, and its text. */
export type LessonPassage = { title: string; path: string; markdown: string }

type Lesson = Parameters<typeof lessonElementPath>[0]

/** Blocks are joined up to this length in characters, because a single sentence says little. */
const FULL = 260

/** A paragraph with this many words can be read on its own. */
const SENTENCE = 5

/**
 * True for a paragraph that can start a passage. A formula, a table or steps follow the sentence
 * before them.
 */
const begins = (node: Nodes) =>
  node.type === 'paragraph' && wordsOf(toString(node)).length >= SENTENCE

const placeOf = ({ position }: Nodes) =>
  [position?.start.offset ?? 0, position?.end.offset ?? 0] as const

/** The passages of a script, each with the address of its section. */
export function scriptPassages(markdown: string, lesson: Lesson): LessonPassage[] {
  const sections = scriptHeadings(markdown)
  const path = lessonElementPath(lesson, 'skripta')
  const passages: LessonPassage[] = []
  let place = { title: 'Skripta', path }
  let from = 0
  let to = 0
  const finish = () => {
    const text = markdown.slice(from, to).trim()
    if (text) passages.push({ ...place, markdown: text })
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
    // A block without words is a picture.
    if (!toString(node, { includeImageAlt: false }).trim()) continue
    if (to - from >= FULL && begins(node)) finish()
    if (to === from) from = start
    to = end
  }
  finish()
  return passages
}

/** True for a text that asks a stored question in nearly the same words. */
export function asksTheSame(text: string, question: string): boolean {
  const words = contentWords(question)
  const typed = contentWords(text)
  const shared = words.filter((word) => typed.some((one) => isSameWord(one, word)))
  return shared.length >= 2 && shared.length >= 0.7 * words.length
}
