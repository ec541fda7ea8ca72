import { toPlainText } from '@/lib/platform/markdown/plain-text'
import { plainLine } from '@/lib/platform/markdown/plain-line'

/** A text as one line: as it is read aloud where it can be, else its words. */
export const plainText = (markdown: string): string => toPlainText(markdown) ?? plainLine(markdown)
