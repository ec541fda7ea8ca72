import { convert } from '../convert'
import { plainSide } from './plain-side'

/** A side of a card as Markdown; what was left out is named. */
export type Side = { markdown: string; lost: string[]; hasLostPicture: boolean }

const TAGS =
  'br|b|i|u|s|p|a|div|span|img|sub|sup|strong|em|ul|ol|li|font|h[1-6]|table|tr|td|th|code|pre|hr|' +
  'audio|video|iframe|object|ruby|rt|center|small|big|blockquote|anki-mathjax|style|script'
const HTML = new RegExp(`</?(?:${TAGS})(?:\\s[^<>]*)?/?>|&(?:nbsp|lt|gt|amp|quot|#\\d+);`, 'i')

const SOUND = /\[(?:sound|anki:play):([^\]\n]*)\]/gi
/** Formulas as Anki wrote them before MathJax, and as its editor marks them now. */
const LATEX =
  /\[latex\]([\s\S]*?)\[\/latex\]|\[\$\$?\]([\s\S]*?)\[\/\$\$?\]|<anki-mathjax[^>]*>([\s\S]*?)<\/anki-mathjax>/gi

/** Reads a side of a card; null says that its file does not tell whether it is HTML. */
export function readSide(source: string, isHtml: boolean | null): Side {
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
  if (!(isHtml ?? HTML.test(text))) {
    const markdown = text.split('\n').map(plainSide).join('\n')
    return { markdown, lost: sounds, hasLostPicture: false }
  }
  // In HTML a line break is a space.
  const { markdown, lost } = convert(text.replace(/\n/g, ' '), 'html')
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
