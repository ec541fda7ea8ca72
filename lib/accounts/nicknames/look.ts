/** Letters that look like others: beside each what it is taken for. */
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
 * How a nickname looks: two that look the same are not taken side by side. Case, marks on letters,
 * 0 and o, 1, l and i, and the signs between words don't count. The migration that introduced the
 * column writes it the same way.
 */
export const lookOf = (nickName: string): string =>
  nickName
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (letter) => LOOKS[letter] ?? letter)
    .replace(/[._-]+/g, '-')
