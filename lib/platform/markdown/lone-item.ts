/** One line alone is no list: „13. kolovoza 1961.” is a date, not its thirteenth item. */
export const withoutLoneItem = (markdown: string): string =>
  markdown.includes('\n') ? markdown : markdown.replace(/^(\s*\d+)(?=[.)](?:\s|$))/, '$1\\')
