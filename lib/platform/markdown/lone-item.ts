/**
 * Escapes the list marker of a text of one line, which is no list: „13. kolovoza 1961.” is a date,
 * not a thirteenth item.
 */
export const escapeLoneListMarker = (markdown: string): string =>
  markdown.includes('\n') ? markdown : markdown.replace(/^(\s*\d+)(?=[.)](?:\s|$))/, '$1\\')
