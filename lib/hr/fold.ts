/** Lower case without diacritics (č, ć → c, đ → d), for search and comparison; idempotent. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
}
