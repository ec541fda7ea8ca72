import type { APIRequestContext } from 'playwright/test'
import { renderText } from '@/lib/platform/markdown/render'
import type { ImportedQuestion } from '@/lib/content/questions/gift'

/** The data that Next embeds in a page's HTML for React, as one text. */
function flightOf(html: string): string {
  const pushed = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)
  return [...pushed].map(([, text = '""']) => String(JSON.parse(text))).join('')
}

/** A page's HTML without its scripts. */
const markupOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** A text as it appears inside JSON, without the quotes around it. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/**
 * The forms in which a text may appear in a page: as in its file or as HTML, each also inside JSON.
 */
export const textFormsOf = (text: string): string[] =>
  [text, renderText(text)].flatMap((form) => [form, inJson(form)])

/**
 * Everything that the server sends for a page: the markup, the data in it, and the data alone, as
 * the router requests it.
 */
export async function sourcesOf(
  request: APIRequestContext,
  path: string,
): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text()
  const alone = await request.get(path, { headers: { rsc: '1' } })
  return {
    markup: markupOf(html),
    'data in the page': flightOf(html),
    'data alone': await alone.text(),
  }
}

type Source = {
  questions: ImportedQuestion[]
  /** The lesson's script, which everyone may read. */
  script?: string
}

/**
 * All feedbacks and explanations of questions, in every form. They reveal the answers, so a page
 * must not contain them before a question is answered. What the script or a question says too is left
 * out.
 */
export function secretTextsOf({ questions, script = '' }: Source): string[] {
  const found: string[] = []
  JSON.stringify(questions, (name, value: unknown) => {
    if (/feedback$|^explanation$/i.test(name) && typeof value === 'string') found.push(value)
    return value
  })
  const open = [script, ...questions.flatMap(({ text, hints = [] }) => [text, ...hints])].join('\n')
  const parts = found.flatMap((text) => (PLACE.test(text) ? fragmentsOf(text) : text))
  return parts.filter((part) => !open.includes(part)).flatMap(textFormsOf)
}

/** A changing number, or a formula that may contain one. */
const PLACE = /\$[^$]*\$|\{[^{}]*\}/

/** The long parts of a text between its changing numbers, which each draw contains. */
const fragmentsOf = (text: string): string[] =>
  text
    .split(new RegExp(PLACE, 'g'))
    .map((part) => part.trim())
    .filter((part) => part.length >= 20 && !/[*_`!\\[]/.test(part))
