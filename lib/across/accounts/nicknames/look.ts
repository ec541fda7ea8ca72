/** Letters with the letters they are mistaken for. */
const LOOKS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ɑ: 'a',
  ı: 'i',
  ꞁ: 'i',
  l: 'i',
  1: 'i',
  0: 'o',
  ø: 'o',
  ł: 'i',
}

/**
 * A nickname's normalized look; duplicates are refused. Ignores case, diacritics, 0/o, 1/l/i and
 * punctuation. The column's migration uses the same rules.
 */
export const normalizedLook = (nickName: string): string =>
  nickName
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (letter) => LOOKS[letter] ?? letter)
    .replace(/[._-]+/g, '-')
