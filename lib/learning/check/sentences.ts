/** A point after a number ends a sentence where a capital follows: 3.5 and 5. razred don't. */
const END = /[.!?;…]+(?<!\d[.]+)(?=\s|$)|(?<=\d)\.(?=\s+\p{Lu})|\n+/u

/** The sentences of an answer, as far as its punctuation tells; children often write without. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(END)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
