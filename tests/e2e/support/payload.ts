/** What a page sends besides its HTML: the data of the framework, as one text. */
export function flightOf(html: string): string {
  const pushed = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)
  return [...pushed].map(([, text = '""']) => String(JSON.parse(text))).join('')
}

/** A page's HTML without its scripts. */
export const markupOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** A text as it stands inside JSON: without the quotes around it. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
