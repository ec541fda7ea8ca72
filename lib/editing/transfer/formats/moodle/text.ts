import { childOf, type XmlElement } from '@/lib/platform/archives/xml'
import type { Notes } from '@/lib/content/questions/gift/notes'
import { convert } from '../convert'
import { fromMoodle } from './markdown'

const TAG = /<[a-z/!][^>]*>|&[a-z]+;|&#\d+;/i

/** The raw text inside an element. */
export const rawText = (element: XmlElement | undefined): string =>
  (childOf(element, 'text')?.text ?? '').replace(/\r\n?/g, '\n').trim()

/** A formatted Moodle text as Markdown, without the parts that can't be imported. */
export function markdownOf(element: XmlElement | undefined, notes: Notes, usual = ''): string {
  const text = rawText(element)
  const format = element?.attributes.format ?? usual
  if (format === 'markdown') return fromMoodle(text)
  if (format === 'plain_text') return notes.converted(convert(text, 'plain'))
  return format === 'html' ? notes.converted(convert(text, 'html')) : textOf(text, notes)
}

/** Converts a text of unknown format to Markdown. */
export const textOf = (text: string, notes: Notes): string =>
  notes.converted(convert(text, TAG.test(text) ? 'html' : 'plain'))
