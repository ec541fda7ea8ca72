/** A table or a block of code, which one line can't hold. */
const BLOCK = /^ {0,3}(?:```|~~~|\|(?: *:?-+:? *\|)+\s*$)/m
/** Marks of headings, quotations and lists, and the sign of a hard break. */
const MARK = /^(?:(?:#{1,6}|>|[-*+])[ \t]+)+/
const BREAK = /(?<!\\)((?:\\\\)*)\\$/
const ENDED = /[.!?,;:…]["”’)]?$/

/** A side of a card in one line, and whether lines were joined; null for what does not fit in one. */
export function oneLine(markdown: string): { text: string; isJoined: boolean } | null {
  if (BLOCK.test(markdown)) return null
  const lines = markdown
    .split('\n')
    .map((line) => line.trim().replace(BREAK, '$1').replace(MARK, '').replaceAll('\t', ' ').trim())
    .filter((line) => line && !/^(?:\*\s*){3,}$|^-{3,}$/.test(line))
  const text = lines.reduce((all, line) => `${all}${ENDED.test(all) ? ' ' : ' / '}${line}`, '')
  return { text: text.replace(/^ \/ /, ''), isJoined: lines.length > 1 }
}
