import { childOf, type XmlElement } from '@/lib/archives/xml'
import type { Notes } from '@/lib/questions/gift/notes'
import { convert } from '../convert'
import { fromMoodle } from './markdown'

const TAG = /<[a-z/!][^>]*>|&[a-z]+;|&#\d+;/i

/** The text inside an element, as it is written. */
export const rawText = (element: XmlElement | undefined): string =>
  (childOf(element, 'text')?.text ?? '').replace(/\r\n?/g, '\n').trim()

/** A formatted text of Moodle as Markdown; what can't be brought along is lacking. */
export function markdownOf(element: XmlElement | undefined, notes: Notes, usual = ''): string {
  const text = rawText(element)
  const format = element?.attributes.format ?? usual
  if (format === 'markdown') return fromMoodle(text)
  const isHtml = format === 'html' || TAG.test(text)
  return notes.converted(convert(text, isHtml && format !== 'plain_text' ? 'html' : 'plain'))
}
