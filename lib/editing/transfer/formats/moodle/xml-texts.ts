import { FORBIDDEN_XML_CHARACTERS } from '@/lib/platform/archives/xml'
import { toMoodleMarkdown } from './markdown'

/** A `<text>` element that holds the text as CDATA, without characters that XML forbids. */
export const cdata = (text: string): string =>
  `<text><![CDATA[${text.replace(FORBIDDEN_XML_CHARACTERS, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

/** An element with an unchanged Markdown text. */
export const textXml = (name: string, text: string | null): string =>
  `<${name} format="markdown">${cdata(text ?? '')}</${name}>`

/** An element with a Markdown text, converted to the Markdown that Moodle understands. */
export const markdownXml = (name: string, text: string | null): string =>
  textXml(name, toMoodleMarkdown(text ?? ''))

/** Moodle's default feedback. An ordering question without it aborts the whole import. */
export const DEFAULT_FEEDBACK_XML = [
  ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
    textXml(name, ''),
  ),
  '<shownumcorrect/>',
]
