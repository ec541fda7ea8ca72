/** A formula as the renderer writes it, with its drawn parts (rehype-spoken-formulas.ts). */
const FORMULA = /(<span class="katex" data-spoken="([^"]*)">)((?:<math.*?<\/math>|<wbr>)*)/gs

/**
 * Adds the words of formulas as hidden text to an option that consists of formulas only, which
 * gives its radio button or tile a name. They stand behind what is drawn, so that a text begins
 * with its number. Other options have a text as their name.
 */
export function withFormulaNames(html: string): string {
  if (!html.includes('class="katex"') || hasOwnName(html)) return html
  return html.replace(
    FORMULA,
    (_, start: string, words: string, drawn: string) =>
      `${start}${drawn}<span class="sr-only">${words.replaceAll('<', '&lt;')}</span>`,
  )
}

/** True for an option with letters, digits or media outside its formulas. */
const hasOwnName = (html: string): boolean => {
  const others = html.replace(FORMULA, '')
  const text = others.replace(/<[^>]*>|&[^;]+;/g, '')
  return /<(?:img|svg|audio)/.test(others) || /[\p{L}\p{N}]/u.test(text)
}
