/** A numeral in front of a word: `25. prosinca`, `XIX. stoljeće`. */
const ORDINAL = /(?<=(?:^|[\s(])(?:\d+|[ivxlcdm]+))\. ?(?=\p{L})/giu

/** One comma without a space may be a decimal comma; several, or one with a space, make a list. */
const LIST = /[,;] |[,;][^,;]+[,;]/

/**
 * A typed and a listed text, both bare, without the marks that pupils forget: the full stop of an
 * ordinal, and the space behind a comma where the listed text is a list (`2,4,6` for `2, 4, 6`).
 */
export function evenMarks(typed: string, listed: string): [typed: string, listed: string] {
  const isList = LIST.test(listed)
  const even = (text: string) => {
    const plain = text.replace(ORDINAL, ' ')
    return isList ? plain.replace(/([,;]) ?(?=\S)/g, '$1 ') : plain
  }
  return [even(typed), even(listed)]
}
