import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { plainLine } from '@/lib/platform/markdown/plain-line'

/** A text in one line: as read aloud if possible, otherwise its words. */
export const spokenOrPlainLine = (markdown: string): string =>
  toLosslessPlainText(markdown) ?? plainLine(markdown)
