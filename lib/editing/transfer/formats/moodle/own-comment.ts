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

/** A value of the comment that belongs to a text of the question. */
export const namedTextValue = (prefix: string, name: string, text: string): string =>
  `${prefix}${JSON.stringify([name, text])}`

/** The texts of the values with this prefix, by the text to which they belong. */
export const namedTextsIn = (prefix: string, comment: string[]): ReadonlyMap<string, string> =>
  new Map(comment.flatMap((value) => (value.startsWith(prefix) ? pairIn(value, prefix) : [])))

function pairIn(value: string, prefix: string): [string, string][] {
  try {
    const [name, text] = JSON.parse(value.slice(prefix.length)) as unknown[]
    return typeof name === 'string' && typeof text === 'string' ? [[name, text]] : []
  } catch {
    // Someone has changed the comment by hand.
    return []
  }
}
