import { FORBIDDEN } from '@/lib/platform/archives/xml'
import { toMoodle } from './markdown'

/** A text as CDATA. */
export const cdata = (text: string): string =>
  `<text><![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`

/** A Markdown text, unchanged. */
export const textXml = (name: string, text: string | null): string =>
  `<${name} format="markdown">${cdata(text ?? '')}</${name}>`

/** A Markdown text, converted for Moodle. */
export const markdownXml = (name: string, text: string | null): string =>
  textXml(name, toMoodle(text ?? ''))
