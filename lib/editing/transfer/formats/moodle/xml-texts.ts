import { FORBIDDEN_XML_CHARACTERS } from '@/lib/platform/archives/xml'
import { toMoodleMarkdown } from './markdown'

/** A `<text>` element that holds the text as CDATA, without characters that XML forbids. */
export const cdataTextElement = (text: string): string =>
  `<text><![CDATA[${text.replace(FORBIDDEN_XML_CHARACTERS, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

/** An element with an unchanged Markdown text. */
export const unchangedMarkdownXml = (name: string, text: string | null): string =>
  `<${name} format="markdown">${cdataTextElement(text ?? '')}</${name}>`

/** An element with a Markdown text, converted to the Markdown that Moodle understands. */
export const moodleMarkdownXml = (name: string, text: string | null): string =>
  unchangedMarkdownXml(name, toMoodleMarkdown(text ?? ''))

/** Moodle's default feedback. An ordering question without it aborts the whole import. */
export const DEFAULT_FEEDBACK_XML = [
  ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map((name) =>
    unchangedMarkdownXml(name, ''),
  ),
  '<shownumcorrect/>',
]
