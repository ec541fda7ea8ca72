import type { APIRequestContext } from 'playwright/test'
import { renderText } from '@/lib/platform/markdown/render'
import type { ImportedQuestion } from '@/lib/content/questions/gift'

/** What a page sends besides its HTML: the data of the framework, as one text. */
function flightOf(html: string): string {
  const pushed = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)
  return [...pushed].map(([, text = '""']) => String(JSON.parse(text))).join('')
}

/** A page's HTML without its scripts. */
const markupOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** A text as it is inside JSON: without the quotes around it. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** A text as it is in a file, as HTML and inside JSON. */
export const formsOf = (text: string): string[] =>
  [text, renderText(text)].flatMap((form) => [form, inJson(form)])

/** All that a page sends, by where it is; the data alone are what the router asks for. */
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

/** Reasons and explanations: who reads one before answering knows the answer. */
export function secretsOf({ questions }: { questions: ImportedQuestion[] }): string[] {
  const found: string[] = []
  JSON.stringify(questions, (name, value: unknown) => {
    if (/feedback$|^explanation$/i.test(name) && typeof value === 'string') found.push(value)
    return value
  })
  return found.flatMap(formsOf)
}
