import type { TextFormat } from 'gift-pegjs'
import { CATCHES_ALL, moodleKey } from './moodle-key'
import { withArrows } from './signs'

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i

/** A text of another program as Markdown, with sentences about what can't be brought along. */
export type Converted = { markdown: string; lost: string[] }
export type Convert = (text: string, format: 'html' | 'plain' | 'markdown' | 'unsaid') => Converted

/** Moodle draws `\\(…\\)` in every text, whatever its format; in Markdown alone it is two brackets. */
const withFormulas = (text: string): string =>
  text.replace(/\\\(([^\n]+?)\\\)/g, (_, formula: string) => `$${formula.trim()}$`)

/** Of one question; more would tell nothing, and take long to compare. */
const MOST_SENTENCES = 50

const say = (sentences: string[], message: string): void => {
  if (sentences.length < MOST_SENTENCES && !sentences.includes(message)) sentences.push(message)
}

/** Collects what is to be said about one question. */
export class Notes {
  readonly errors: string[] = []
  /** What it lacks to be shown to pupils; a draft may be without. */
  readonly lacks: string[] = []
  readonly warnings: string[] = []

  /** @param convert takes texts of other programs; without it every text has to be Markdown */
  constructor(private readonly convert?: Convert) {}

  /** The question can't be used. A sentence is said once. */
  fail(message: string): void {
    say(this.errors, message)
  }

  lack(message: string): void {
    say(this.lacks, message)
  }

  warn(message: string): void {
    say(this.warnings, message)
  }

  /** A text of the file, read as Markdown whatever its format says; HTML tags are refused. */
  text({ format, text: written }: TextFormat): string {
    const text = withArrows(written)
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
   * A short answer, which is compared and not read as Markdown.
   * @param weight null where the file gives none: a right answer, but a star for itself needs `%100%`
   */
  key(text: TextFormat, weight: number | null): string {
    if (this.convert) return moodleKey(withArrows(text.text).trim(), weight ?? 100, this)
    const own = this.text(text)
    if (own === '*' && weight === null) this.fail(`${CATCHES_ALL} Za sam znak piše se =%100%*.`)
    return own
  }

  /** Markdown of another program's text; what it lost is lacking. */
  converted({ markdown, lost }: Converted): string {
    for (const sentence of lost) this.lack(sentence)
    return markdown.trim()
  }

  /** A reason of the file; null where none is given. */
  feedback(feedback: TextFormat | null | undefined): string | null {
    return (feedback && this.text(feedback)) || null
  }

  needExplanation(explanation: string | null): void {
    if (!explanation) this.lack('Nedostaje objašnjenje za sve (####).')
  }

  /**
   * Texts that a pupil would see as the same are refused; case and punctuation make a difference.
   * Empty ones are not equal: what they lack is said of each kind's parts.
   */
  refuseEqual(texts: string[], message: string): void {
    const seen = new Set<string>()
    for (const text of texts) {
      const shown = text
        .normalize('NFC')
        .replace(/[$*_`]|\\[,;! ]/g, '')
        .replace(/\s+/g, '')
      if (text && seen.has(shown || text)) this.fail(`${message}: „${text}”.`)
      seen.add(shown || text)
    }
  }
}
