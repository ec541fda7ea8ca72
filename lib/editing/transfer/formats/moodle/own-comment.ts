import { childNamed, type XmlElement } from '@/lib/platform/archives/xml'

/** Moodle cuts a tag after this many characters. */
export const MAX_TAG_LENGTH = 50

const COMMENT = /<!--iskra([ \w%]*)-->/

/**
 * A comment at the end of a question's text, for values that Moodle can't store. Its `<` also makes
 * Moodle's own export write the text as CDATA, without which a Cloze question loses its entities.
 */
export const ownComment = (values: string[]): string =>
  `\n\n<!--iskra${values.map((value) => ` ${encoded(value)}`).join('')}-->`

/** Letters, digits and percent signs only: nothing that a text format or a Cloze would read. */
const encoded = (value: string) =>
  encodeURIComponent(value).replace(
    /[-_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Takes the comment out of a question's text. Returns its values; empty without a comment. */
export function takeOwnComment(element: XmlElement): string[] {
  const text = childNamed(childNamed(element, 'questiontext'), 'text')
  const found = COMMENT.exec(text?.text ?? '')
  if (!text || !found) return []
  const [whole, values = ''] = found
  text.text = `${text.text.slice(0, found.index).trimEnd()}${text.text.slice(found.index + whole.length)}`
  return values.split(' ').flatMap((value) => decoded(value) || [])
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
