/**
 * Lower case without diacritics (č, ć → c, đ and its lookalike ð → d), for search and comparison;
 * idempotent.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đð]/g, 'd')
}
