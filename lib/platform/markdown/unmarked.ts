/**
 * A single line in which no sign can be Markdown: letters, numbers, spaces and punctuation, without
 * a list's number at its start, and without an address, which GFM makes a link. Signs that are not
 * named here count as Markdown.
 */
const UNMARKED =
  /^(?!\d+[.)])[\p{L}\p{N}„(−](?:[\p{L}\p{N}„”"'()%‰€°²³.,:;?!…–−=·/-]| (?! |$)|\+(?!\+))*$/u

const ADDRESS = /www\.|:\/\//i

/** Whether Markdown's parser would return a text as it is, in one paragraph. */
export const isUnmarked = (markdown: string): boolean =>
  UNMARKED.test(markdown) && !ADDRESS.test(markdown)
