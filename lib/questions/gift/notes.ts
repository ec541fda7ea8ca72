import type { TextFormat } from 'gift-pegjs'

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i

/** Collects what is to be said about one question. */
export class Notes {
  readonly errors: string[] = []
  readonly warnings: string[] = []

  /** The question can't be used. A sentence is said once. */
  fail(message: string): void {
    if (!this.errors.includes(message)) this.errors.push(message)
  }

  warn(message: string): void {
    if (!this.warnings.includes(message)) this.warnings.push(message)
  }

  /** A text of the file, read as Markdown whatever its format says; HTML tags are refused. */
  text({ format, text }: TextFormat): string {
    if (format === 'html' || format === 'plain') {
      this.warn(`Oblik [${format}] čita se kao Markdown.`)
    }
    if (format === 'html' && TAG.test(text)) {
      this.fail('HTML oznake nisu dopuštene. Tekst se piše u Markdownu.')
    }
    return text.trim()
  }

  /** A reason of the file; null where none is given. */
  feedback(feedback: TextFormat | null | undefined): string | null {
    return (feedback && this.text(feedback)) || null
  }

  needExplanation(explanation: string | null): void {
    if (!explanation) this.fail('Nedostaje objašnjenje za sve (####).')
  }

  /** Texts that a pupil would see as the same are refused; case and punctuation make a difference. */
  refuseEqual(texts: string[], message: string): void {
    const seen = new Set<string>()
    for (const text of texts) {
      const shown = text
        .normalize('NFC')
        .replace(/[$*_`]|\\[,;! ]/g, '')
        .replace(/\s+/g, '')
      if (seen.has(shown || text)) this.fail(`${message}: „${text}”.`)
      seen.add(shown || text)
    }
  }
}
