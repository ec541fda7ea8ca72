import { foreignTextToMarkdown } from '../foreign-text-to-markdown'
import { typedTextToMarkdown } from '../plain-line'

/** A card side as Markdown, with the names of omitted parts. */
export type CardSide = { markdown: string; lost: string[]; hasLostPicture: boolean }

const TAGS =
  'b|i|u|s|p|a|div|span|sub|sup|strong|em|ul|ol|li|font|h[1-6]|table|tr|td|th|code|pre|audio|video|' +
  'iframe|object|ruby|rt|center|small|big|blockquote|anki-mathjax|style|script'
const SIGN = /<(?:br|hr|img)(?:\s[^<>]*)?\/?>|&(?:nbsp|lt|gt|amp|quot|#\d+);/i
const START = new RegExp(`<(${TAGS})(?:\\s[^<>]*)?>`, 'gi')
const END = new RegExp(`</(${TAGS})>`, 'gi')

/** A start tag without an end tag counts as text: the card may be about HTML. */
function hasHtml(text: string): boolean {
  if (SIGN.test(text)) return true
  const namesOf = (tags: RegExp) => [...text.matchAll(tags)].map(([, name]) => name?.toLowerCase())
  const ended = new Set(namesOf(END))
  return namesOf(START).some((name) => ended.has(name))
}

const SOUND = /\[(?:sound|anki:play):([^\]\n]*)\]/gi
/** Formulas in Anki's old LaTeX syntax and in its current MathJax markup. */
const LATEX =
  /\[latex\]((?:(?!\[latex\])[\s\S])*?)\[\/latex\]|\[\$\$?\]((?:(?!\[\$)[\s\S])*?)\[\/\$\$?\]|<anki-mathjax[^<>]*>((?:(?!<anki-mathjax)[\s\S])*?)<\/anki-mathjax>/gi

/** Converts a card side to Markdown. `isHtml` is null when the file does not say. */
export function readSide(source: string, isHtml: boolean | null): CardSide {
  const sounds: string[] = []
  const text = source
    .replace(SOUND, (_, name: string) => {
      sounds.push(`Zvuk „${name.trim()}” nije uvezen.`)
      return ' '
    })
    .replace(
      LATEX,
      (_, old?: string, math?: string, now?: string) => `\\(${tex(old ?? math ?? now ?? '')}\\)`,
    )
    .trim()
  if (!(isHtml ?? hasHtml(text))) {
    const markdown = typedTextToMarkdown(text)
    return { markdown, lost: sounds, hasLostPicture: false }
  }
  // In HTML a line break is a space.
  const { markdown, lost } = foreignTextToMarkdown(text.replace(/\n/g, ' '), 'html')
  const hasLostPicture = countOf(/<img\b/gi, text) > countOf(/!\[[^\]]*\]\(\/slike\//g, markdown)
  return { markdown, lost: [...lost, ...sounds], hasLostPicture }
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

const tex = (source: string): string =>
  source
    .replace(/<br\s*\/?>|&nbsp;/gi, ' ')
    .replace(/^\s*\$+|\$+\s*$/g, '')
    .replace(/^\s*\\begin\{math\}|\\end\{math\}\s*$/g, '')
    .trim()
