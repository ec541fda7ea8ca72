import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import { labelsOf } from '@/lib/content/questions/kinds/spot/places'
import type { BodyOf } from '@/lib/content/questions/model'
import { namedTextsIn, namedTextValue } from './own-comment'
import { plainTextToHtml } from './to-moodle-html'

const PREFIX = 'pojam='

/** A label for Moodle, which takes neither formulas nor formatting there. */
export const labelHtml = (markdown: string): string =>
  plainTextToHtml(toLosslessPlainText(markdown) ?? markdown)

/** The labels that are not written as Moodle has them, as values of the question's comment. */
export const labelTextValues = ({ points }: BodyOf<'spot'>): string[] =>
  labelsOf(points).flatMap(({ text }) => {
    const html = labelHtml(text)
    return html === text ? [] : namedTextValue(PREFIX, html, text)
  })

/** The Markdown of labels by Moodle's HTML, from the values of a comment. */
export const labelTextsIn = (comment: string[]): ReadonlyMap<string, string> =>
  namedTextsIn(PREFIX, comment)
