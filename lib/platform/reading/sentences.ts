/**
 * Abbreviations after which a sentence continues: „dr. Horvat”, „tj. Sava”, „19. st.”, „pr. Kr.”.
 */
const NON_FINAL_ABBREVIATIONS = words(
  'npr tj tzv usp odn v br str čl sl tel dr sv mr prof doc akad ing dipl gosp g gđa ur ul ' +
    'st god pr kr n',
)

/** Abbreviations that end a sentence when a capital letter follows. */
const LIST_ABBREVIATIONS = words('itd sl dr')

/** Text before an abbreviation at the end of a list: „i dr.”, „i sl.”. */
const LAST_OF_LIST = /\p{L}*\p{P}?\s+i\s+$/u

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Sentence-ending punctuation with closing quotes and brackets, and the spaces after it. */
const STOP = /([.!?…]+)[”"»’')\]]*\s+/gu

/**
 * Characters that open a sentence before its first word, such as a quotation mark or a speaker's
 * dash.
 */
const OPENING = /^[„“"»«‘'([–—-]+\s*/u

/**
 * Splits a text into sentences, which joined give the text again. Where an end is uncertain („19.
 * st. Hrvatska”), the sentences stay together: listeners only miss a pause, while a wrong end would
 * break a sentence.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length
    const isEnd = endsSentence(text.slice(start, match.index), match[1] ?? '', text.slice(end))
    if (!isEnd || end === text.length) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}

/** @param sentence the sentence's text before the stop, which is not included */
function endsSentence(sentence: string, stop: string, rest: string): boolean {
  const following = rest.replace(OPENING, '')
  // A sentence also continues after a quoted question: „Kamo ideš?” upita majka.
  if (/^\p{Ll}/u.test(following)) return false
  if (stop !== '.') return true
  const word = /[\p{L}\p{N}]*$/u.exec(sentence)?.[0] ?? ''
  const before = sentence.slice(0, sentence.length - word.length)
  if (/^\d+$/.test(word)) return !/^\d/.test(following) && /\p{L}/u.test(before)
  const known = word.toLocaleLowerCase('hr')
  if (LIST_ABBREVIATIONS.has(known) && (known === 'itd' || LAST_OF_LIST.test(before))) {
    return !/^\d/.test(following)
  }
  // An initial (A. G. Matoš) or a Roman numeral (Ivan Pavao II.).
  return !NON_FINAL_ABBREVIATIONS.has(known) && !/^(?:\p{Lu}|[IVXL]+)$/u.test(word)
}

/**
 * Maximum length of a spoken piece in characters, since Chrome falls silent after about fifteen
 * seconds.
 */
const PIECE_LENGTH = 160

/** Splits a long sentence into pieces for speech, at pauses or spaces if possible. */
export function spokenPieces(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
    .replace(/[\u00AD\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  while (rest.length > PIECE_LENGTH) {
    const head = rest.slice(0, PIECE_LENGTH + 1)
    const pause = Math.max(...[', ', '; ', ': ', ' – '].map((sign) => head.lastIndexOf(sign) + 1))
    const end = pause > 1 ? pause : head.lastIndexOf(' ')
    const piece = rest.slice(0, end > 0 ? end : PIECE_LENGTH)
    pieces.push(piece.trim())
    rest = rest.slice(piece.length).trim()
  }
  return rest ? [...pieces, rest] : pieces
}
