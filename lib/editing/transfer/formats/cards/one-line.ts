/** A table or code block, which does not fit on one line. */
const BLOCK = /^ {0,3}(?:```|~~~|\|(?: *:?-+:? *\|)+\s*$)/m
/** Marks of headings, quotations and lists. */
const MARK = /^(?:(?:#{1,6}|>|[-*+])[ \t]+)+/
const BREAK = /(?<!\\)((?:\\\\)*)\\$/
const ENDED = /[.!?,;:…]["”’)]?$/

/**
 * A card side on one line, and whether lines were joined. Null when it does not fit on one line.
 */
export function oneLine(markdown: string): { text: string; isJoined: boolean } | null {
  if (BLOCK.test(markdown)) return null
  const lines = markdown
    .split('\n')
    .map((line) => line.trim().replace(BREAK, '$1').replace(MARK, '').replaceAll('\t', ' ').trim())
    .filter((line) => line && !/^(?:\*\s*){3,}$|^-{3,}$/.test(line))
  const text = lines.reduce((all, line) => `${all}${ENDED.test(all) ? ' ' : ' / '}${line}`, '')
  return { text: text.replace(/^ \/ /, ''), isJoined: lines.length > 1 }
}
