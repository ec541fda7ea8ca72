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
 * How a nickname looks; equal looks are refused. Case, marks, 0/o, 1/l/i and signs don't count. The
 * column's migration writes it the same way.
 */
export const lookOf = (nickName: string): string =>
  nickName
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (letter) => LOOKS[letter] ?? letter)
    .replace(/[._-]+/g, '-')
