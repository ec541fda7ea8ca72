/**
 * Maximum numbers of constructs that make parsing slow: Markdown's parser takes quadratic time for
 * these, and cubic time for nested images. The longest script has a tenth.
 */
const LIMITS = { emphasis: 3_000, brackets: 1_000, images: 200, formulas: 500, pipes: 5_000 }

/**
 * Maximum number of table cells; a row gets as many cells as its header, even if it contains none.
 */
const MOST_CELLS = 3_000

/**
 * Deeply nested block quotes and lists, recognised by the markers in a line or by its indentation.
 */
const DEEP =
  /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){30}|^[ \t]{60,}(?:[-*+]|\d{1,9}[.)])[ \t]/m

/** A heading by its `#` signs, or by a line below it. */
const HEADING = /^[ \t>]*(?:#{1,6}(?=[ \t])|(?:=+|-+)[ \t]*$)/gm
const MOST_HEADINGS = 300

/**
 * Maximum number of quoted lines, including lazy continuation lines, each of which is compared with
 * all before it.
 */
const MOST_QUOTED = 1_000

const DELIMITER_ROW = /^[\s>]*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

const SENTENCES = {
  deep: 'Previše je citata ili popisa jedan u drugome.',
  emphasis: 'Previše je znakova *, _ i ~ u jednom tekstu.',
  brackets: 'Previše je uglatih zagrada u jednom tekstu.',
  images: 'Previše je slika u jednom tekstu.',
  formulas: 'Previše je formula u jednom tekstu.',
  quoted: 'Previše je redaka u citatima ili popisima bez razmaka.',
  headings: 'Previše je naslova u jednom tekstu.',
  table: 'Tablica ima previše stupaca ili redaka.',
}

/** Shorter texts are always parsed fast. */
const HARMLESS = 60

/**
 * Why a Markdown text is too complex to be parsed in time, in Croatian; null if it is not. Takes
 * linear time.
 */
export function complexityFault(markdown: string): string | null {
  if (markdown.length < HARMLESS) return null
  const counts = countSigns(markdown)
  if (DEEP.test(markdown)) return SENTENCES.deep
  if (counts.emphasis > LIMITS.emphasis) return SENTENCES.emphasis
  if (counts.images > LIMITS.images) return SENTENCES.images
  if (counts.brackets > LIMITS.brackets) return SENTENCES.brackets
  if (counts.dollars > 2 * LIMITS.formulas) return SENTENCES.formulas
  if ((markdown.match(HEADING)?.length ?? 0) > MOST_HEADINGS) return SENTENCES.headings
  if (quotedLines(markdown) > MOST_QUOTED) return SENTENCES.quoted
  if (counts.pipes > LIMITS.pipes || (counts.pipes > 0 && cellsIn(markdown) > MOST_CELLS))
    return SENTENCES.table
  return null
}

function countSigns(markdown: string) {
  const counts = { emphasis: 0, brackets: 0, images: 0, dollars: 0, pipes: 0 }
  for (let at = 0; at < markdown.length; at += 1) {
    const sign = markdown[at]
    if (sign === '*' || sign === '_' || sign === '~') counts.emphasis += 1
    else if (sign === '$') counts.dollars += 1
    else if (sign === '|') counts.pipes += 1
    else if (sign === '[') {
      counts.brackets += 1
      if (markdown[at - 1] === '!') counts.images += 1
    }
  }
  return counts
}

function quotedLines(markdown: string): number {
  let quoted = 0
  let isWithin = false
  for (const line of markdown.split('\n')) {
    const isQuote = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*>/.test(line)
    const isItem = !isQuote && /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)
    if (isQuote || (isWithin && !isItem && /^\S/.test(line))) quoted += 1
    isWithin = isQuote || isItem || (isWithin && /\S/.test(line))
  }
  return quoted
}

/** A table continues until an empty line. */
function cellsIn(markdown: string): number {
  let cells = 0
  let columns = 0
  for (const line of markdown.split('\n')) {
    if (!line.trim()) columns = 0
    else if (line.includes('-') && DELIMITER_ROW.test(line))
      columns = Math.max(columns, line.split('|').filter((part) => part.trim()).length)
    cells += columns
  }
  return cells
}
