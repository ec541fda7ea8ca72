import { toComparableText, type ImportNotes } from '@/lib/content/questions/gift/notes'
import { gapsFromAnswerRows, type GapAnswerRow } from '@/lib/content/questions/kinds/gaps/lines'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import { splitPassage } from '@/lib/content/questions/kinds/gaps/passage'
import type { BodyOf } from '@/lib/content/questions/model'
import { foreignTextToMarkdown } from './foreign-text-to-markdown'

/** A question with gaps of another program. */
export type GapsQuestion = { text: string; body: BodyOf<'gaps'> }

/** Private characters around a gap's number, which no conversion touches. */
const [OPEN, CLOSE] = ['\uE010', '\uE011']
const SLOT = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')
const STRAY = /[\uE010\uE011]/g

/** Stands for a gap in a text that is yet to be converted to Markdown. */
export const slot = (number: number): string => `${OPEN}${number}${CLOSE}`

/** A text of another program without characters that could be taken for a slot. */
export const withoutStraySlots = (text: string): string => text.replace(STRAY, '')

/** Builds a question from its text in Markdown, which has a slot for each of these gaps. */
export function questionWithGaps(markdown: string, gaps: Gap[]): GapsQuestion {
  const { text, passage } = splitPassage(markdown.replace(SLOT, '[[$1]]'))
  return { text, body: { kind: 'gaps', passage, gaps } }
}

/** Gaps from other programs' answers. Of two answers of a gap that look alike, the first counts. */
export function gapsOfForeignLines(lines: GapAnswerRow[]): Gap[] {
  const seen = new Set<string>()
  return gapsFromAnswerRows(
    lines.filter(({ gap, text }) => {
      const name = `${gap} ${toComparableText(text) || text}`
      return !seen.has(name) && seen.add(name)
    }),
  )
}

/** Backslash escapes of Markdown, which a list of plain options would show. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g

/** Longer texts are no answers, and take long to convert. */
const MOST_ANSWER = 2_000

/**
 * An option or answer of another program as plain text, without Markdown marks, which nobody types.
 */
export function plainAnswer(html: string, notes: ImportNotes): string {
  if (html.length > MOST_ANSWER) notes.fail('Jedan je odgovor predug.')
  const markdown = notes.converted(foreignTextToMarkdown(html.slice(0, MOST_ANSWER), 'html'))
  return markdown
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2
        ? part.slice(1, -1)
        : part.replace(/(?<!\\)(\*\*|\*|__|_)(?=\S)(.+?)(?<=\S)\1/g, '$2').replace(ESCAPED, '$1'),
    )
    .join('')
}
