import { childNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { foreignTextToMarkdown } from '../foreign-text-to-markdown'
import { fromMoodleMarkdown } from './markdown'

const TAG = /<[a-z/!][^>]*>|&[a-z]+;|&#\d+;/i

/** The raw text inside an element. */
export const rawText = (element: XmlElement | undefined): string =>
  (childNamed(element, 'text')?.text ?? '').replace(/\r\n?/g, '\n').trim()

/** A formatted Moodle text as Markdown, without the parts that can't be imported. */
export function markdownOf(
  element: XmlElement | undefined,
  notes: ImportNotes,
  usual = '',
): string {
  const text = rawText(element)
  const format = element?.attributes.format ?? usual
  if (format === 'markdown') return fromMoodleMarkdown(text)
  if (format === 'plain_text') return notes.converted(foreignTextToMarkdown(text, 'plain'))
  return format === 'html'
    ? notes.converted(foreignTextToMarkdown(text, 'html'))
    : unknownFormatToMarkdown(text, notes)
}

/** Converts to Markdown a text that may be HTML or plain. */
export const unknownFormatToMarkdown = (text: string, notes: ImportNotes): string =>
  notes.converted(foreignTextToMarkdown(text, TAG.test(text) ? 'html' : 'plain'))
