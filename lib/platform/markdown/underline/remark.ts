import type { Processor } from 'unified'
import { underlineSyntax } from './syntax'
import { underlineFromMarkdown, underlineToMarkdown } from './tree'

/** Adds `++podcrtano++` to Markdown's parser and serialiser (decision 064). */
export function remarkUnderline(this: Processor): void {
  const data = this.data()
  ;(data.micromarkExtensions ??= []).push(underlineSyntax)
  ;(data.fromMarkdownExtensions ??= []).push(underlineFromMarkdown)
  ;(data.toMarkdownExtensions ??= []).push(underlineToMarkdown)
}
