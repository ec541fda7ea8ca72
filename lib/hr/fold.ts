/**
 * Text for search and comparison: lower case, without diacritics (č, ć → c, đ → d, š → s, ž → z).
 * Folding a folded text changes nothing.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
}
