/** A stop after these, or after a single letter, ends no sentence. */
const ABBREVIATION = /(?<!\p{L})(?:\p{L}|npr|tj|itd|tzv|sl|br|god|st|str|dr|sv)\.$/iu

/** A stop after a number ends a sentence where a capital follows: 3.5 and 5. razred don't. */
const END = /(?<=[!?;…]|\.{2}|\D\.)(?=\s)|(?<=\d\.)(?=\s+\p{Lu})|\n+/u

/** Where all is in capitals, one after a number says nothing. */
const END_IN_CAPITALS = /(?<=[!?;…]|\.{2}|\D\.)(?=\s)|\n+/u

/** The sentences of an answer, as far as its punctuation tells; children often write without. */
export function sentencesOf(text: string): string[] {
  const pieces = text.split(text === text.toUpperCase() ? END_IN_CAPITALS : END)
  const sentences: string[] = []
  let begun = ''
  for (const piece of pieces) {
    begun += piece
    if (ABBREVIATION.test(piece)) continue
    sentences.push(begun)
    begun = ''
  }
  return [...sentences, begun].map((sentence) => sentence.trim()).filter(Boolean)
}
