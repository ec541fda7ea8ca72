/** A single line is no list: „13. kolovoza 1961.” is a date, not a thirteenth item. */
export const withoutLoneItem = (markdown: string): string =>
  markdown.includes('\n') ? markdown : markdown.replace(/^(\s*\d+)(?=[.)](?:\s|$))/, '$1\\')
