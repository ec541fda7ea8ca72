/** A numeral before a word: `25. prosinca`, `XIX. stoljeće`. */
const ORDINAL = /(?<=(?:^|[\s(])(?:\d+|[ivxlcdm]+))\. ?(?=\p{L})/giu

/**
 * One comma without a space may be a decimal comma; several commas, or one with a space, make a
 * list.
 */
const LIST = /[,;] |[,;][^,;]+[,;]/

/**
 * Removes differences in punctuation that pupils forget from two bare texts: the full stop of an
 * ordinal, and the space after a comma where the listed text is a list (`2,4,6` for `2, 4, 6`).
 */
export function evenOutPunctuation(typed: string, listed: string): [typed: string, listed: string] {
  const isList = LIST.test(listed)
  const even = (text: string) => {
    const plain = text.replace(ORDINAL, ' ')
    return isList ? plain.replace(/([,;]) ?(?=\S)/g, '$1 ') : plain
  }
  return [even(typed), even(listed)]
}
