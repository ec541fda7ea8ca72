import type { TextFormat } from 'gift-pegjs'
import { CATCH_ALL_ERROR, fromMoodleAnswer } from './moodle-key'
import { unescapeArrows } from './signs'

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i

/** Another program's text converted to Markdown, with sentences about what was lost. */
export type ConvertedText = { markdown: string; lost: string[] }
export type TextConverter = (
  text: string,
  format: 'html' | 'plain' | 'markdown' | 'unsaid',
) => ConvertedText

/**
 * Moodle renders `\\(…\\)` as a formula in every text format; in Markdown it would be plain
 * brackets.
 */
const withFormulas = (text: string): string =>
  text.replace(/\\\(([^\n]+?)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)

/**
 * Maximum number of messages about one question: more are no help, and comparing them takes long.
 */
const MOST_SENTENCES = 50

const addMessage = (sentences: string[], message: string): void => {
  if (sentences.length < MOST_SENTENCES && !sentences.includes(message)) sentences.push(message)
}

/** A text without formatting and spaces, for comparing: texts with equal results look alike. */
export const toComparableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[$*_`]|\\[,;! ]/g, '')
    .replace(/\s+/g, '')

/** Collects messages about one question. */
export class ImportNotes {
  readonly errors: string[] = []
  /** What the question lacks before pupils may see it; a draft may lack it. */
  readonly lacks: string[] = []
  readonly warnings: string[] = []

  /** @param convert converts texts of other programs; without it every text must be Markdown */
  constructor(private readonly convert?: TextConverter) {}

  /** Records that the question can't be used. Repeated sentences are recorded once. */
  fail(message: string): void {
    addMessage(this.errors, message)
  }

  lack(message: string): void {
    addMessage(this.lacks, message)
  }

  warn(message: string): void {
    addMessage(this.warnings, message)
  }

  /** A text of the file, read as Markdown whatever format is declared; HTML tags are refused. */
  text({ format, text: written }: TextFormat): string {
    const text = unescapeArrows(written)
    const isForeign = format === 'html' || format === 'plain' || TAG.test(text)
    if (this.convert && format === 'markdown') return this.converted(this.convert(text, 'markdown'))
    if (this.convert && isForeign) {
      return this.converted(this.convert(text, format === 'plain' ? 'plain' : 'html'))
    }
    if (format === 'html' || format === 'plain') {
      this.warn(`Oblik [${format}] čita se kao Markdown.`)
    }
    if (format === 'html' && TAG.test(text)) {
      this.fail('HTML oznake nisu dopuštene. Tekst se piše u Markdownu.')
    }
    if (this.convert) return this.converted(this.convert(withFormulas(text).trim(), 'unsaid'))
    return text.trim()
  }

  /**
   * A short answer, which is compared as plain text and not read as Markdown.
   * @param weight null if the file gives none: the answer is right, but a literal star needs
   * `%100%`
   */
  key(text: TextFormat, weight: number | null): string {
    if (this.convert) return fromMoodleAnswer(unescapeArrows(text.text).trim(), weight ?? 100, this)
    const own = this.text(text)
    if (own === '*' && weight === null) this.fail(`${CATCH_ALL_ERROR} Za sam znak piše se =%100%*.`)
    return own
  }

  /**
   * Another program's text as Markdown. What the conversion lost is added to `lacks`, so that the
   * question can only be a draft until an editor supplies it.
   */
  converted({ markdown, lost }: ConvertedText): string {
    for (const sentence of lost) this.lack(sentence)
    return markdown.trim()
  }

  /** The feedback of an answer; null without one. */
  feedback(feedback: TextFormat | null | undefined): string | null {
    return (feedback && this.text(feedback)) || null
  }

  needExplanation(explanation: string | null): void {
    if (!explanation) this.lack('Nedostaje objašnjenje za sve (####).')
  }

  /**
   * Refuses texts that look the same to pupils; differences in case and punctuation count. Empty
   * texts are not compared, because each kind reports its own empty parts.
   */
  refuseEqual(texts: string[], message: string): void {
    const seen = new Set<string>()
    for (const text of texts) {
      const shown = toComparableText(text)
      if (text && seen.has(shown || text)) this.fail(`${message}: „${text}”.`)
      seen.add(shown || text)
    }
  }
}
