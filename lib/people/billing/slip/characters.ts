/**
 * Characters allowed on a slip (HUB-3A): digits, Croatian letters, Q W X Y, space and a few signs.
 */
export const SLIP_TEXT_PATTERN = /^[0-9A-Za-zČĆĐŠŽčćđšž ,.:\-+?'/()]*$/

const UNKNOWN = /[^0-9A-Za-zČĆĐŠŽčćđšž ,.:\-+?'/()]+/gu

/** Replacements of the same meaning for signs that a slip does not allow. */
const REPLACED: Record<string, string> = {
  ...{ '–': '-', '—': '-', '−': '-', '‐': '-', '‑': '-', _: '-', ';': ',', '’': "'", '‘': "'" },
  ...{ '&': ' i ', '@': ' ', ß: 'ss', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O' },
  ...{ ł: 'l', Ł: 'L', ð: 'd', Ð: 'Đ', þ: 'th', Þ: 'Th' },
}

/**
 * A text in the characters of a slip: other letters lose their diacritics, other signs are replaced
 * or dropped.
 */
export function toSlipText(text: string): string {
  const known = [...text.normalize('NFC')].map((sign) => {
    if (SLIP_TEXT_PATTERN.test(sign)) return sign
    return REPLACED[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '')
  })
  return known.join('').replace(UNKNOWN, ' ').replace(/ {2,}/g, ' ').trim()
}

/** Cuts a text to as many whole words as fit, or cuts the first word if it alone is too long. */
export function truncateToWords(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max + 1).replace(/ [^ ]*$/, '')
  return (words.length <= max ? words : text.slice(0, max)).trim()
}
