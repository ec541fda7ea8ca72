/** Endings of Croatian nouns and adjectives, folded, longest first (pitagora, pitagorin). */
const ENDINGS =
  /(?:ovima|evima|ovog|ovom|ovim|ijama|icama|skoga|skome|skima|ovi|evi|ova|eva|ove|eve|ama|ima|oga|ome|ega|emu|omu|iji|ija|ije|iju|aka|aca|ski|ska|sko|ske|sku|ak|ac|ci|ca|ce|cu|ka|ke|ki|ko|ku|ov|ev|om|em|oj|og|eg|im|ih|in|a|e|i|o|u)$/

/** Minimum length of a word without its ending; shorter ones match too many words. */
const SHORTEST_STEM = 4

/** The approximate common part of a folded word's forms, for searching; short words are not cut. */
export function stem(foldedWord: string): string {
  const cut = foldedWord.replace(ENDINGS, '')
  // Removes the vowel `a` that only some forms have: jednakostraničan, jednakostraničnog.
  return cut.length < SHORTEST_STEM ? foldedWord : cut.replace(/([^aeiou])a([nkrl])$/, '$1$2')
}
