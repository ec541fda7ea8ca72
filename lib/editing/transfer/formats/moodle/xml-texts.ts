import { FORBIDDEN } from '@/lib/platform/archives/xml'
import { toMoodle } from './markdown'

/** A text that XML takes for nothing else. */
export const cdata = (text: string): string =>
  `<text><![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

/** A text in Markdown as it is. */
export const textXml = (name: string, text: string | null): string =>
  `<${name} format="markdown">${cdata(text ?? '')}</${name}>`

/** Markdown as Moodle draws it. */
export const markdownXml = (name: string, text: string | null): string =>
  textXml(name, toMoodle(text ?? ''))
