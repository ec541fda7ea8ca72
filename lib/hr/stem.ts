/**
 * Endings of Croatian nouns and adjectives in folded letters, longest first: what declension puts
 * behind a stem (pitagora, pitagore, pitagorin; razlomak, razlomci, razlomaka).
 */
const ENDINGS =
  /(?:ovima|evima|ijama|icama|skoga|skome|skima|ovi|evi|ova|eva|ove|eve|ama|ima|oga|ome|ega|emu|omu|iji|ija|ije|iju|aka|aca|ski|ska|sko|ske|sku|ak|ac|ci|ca|ce|cu|ka|ke|ki|ko|ku|om|em|oj|og|eg|im|ih|in|a|e|i|o|u)$/

/** Shorter stems fit too much. */
const SHORTEST_STEM = 4

/**
 * The part of a folded word that its forms share, roughly: for finding words that are declined
 * otherwise than they were typed. Words that would get too short stay as they are.
 */
export function stem(foldedWord: string): string {
  const cut = foldedWord.replace(ENDINGS, '')
  return cut.length >= SHORTEST_STEM ? cut : foldedWord
}
