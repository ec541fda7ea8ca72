/** Unicode characters for letters and digits that people also write with other characters. */
const LOOKALIKES = /[\u01c4-\u01cc\ufb00-\ufb06²³¹\u2070-\u209c]/g

/**
 * One character for each letter, however a keyboard, file or font encoded it: đ for the Icelandic ð
 * in old files, plain letters for ligatures and for ǆ, ǉ and ǌ.
 */
export const unifyLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/ð/g, 'đ')
    .replace(/Ð/g, 'Đ')
    .replace(/[\u01c4-\u01cc\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))

/** A number, also after the x of `3x10²`, but not the end of a formula such as `SO4`. */
const NUMBER = String.raw`(?<=(?:^|[^\p{L}\p{N})\]]|\d ?[xX] ?)\d+)`
const RAISED = new RegExp(String.raw`${NUMBER} ?(?=[⁺⁻]?[⁰¹²³⁴-⁹])`, 'gu')
const BASE = new RegExp(String.raw`${NUMBER} ?([₀-₉]+)`, 'gu')
const POWER = /(?<=\d) ?\^ ?(?:\(([-−+]?\d+)\)|(?=[-−+]?\d))/g

/**
 * `unifyLetters` with superscripts and subscripts on the line: `H₂O` and `m^2` become H2O and m2. A
 * power of a number keeps its sign, since 2⁵ is not 25 but `2^5`, and its base keeps brackets:
 * `1101(2)`.
 */
export const flattenSuperAndSubscripts = (text: string): string =>
  unifyLetters(text)
    .replace(RAISED, '^')
    .replace(BASE, '($1)')
    .replace(LOOKALIKES, (sign) => sign.normalize('NFKC'))
    .replace(/[¼-¾⅐-⅞]/g, (sign) => sign.normalize('NFKC').replace('⁄', '/'))
    .replace(POWER, '^$1')
    .replace(/(?:(?<=[\p{L})\]])|(?<=\p{L}\d+)(?<!\d ?[xX]\d+))\^(?=[-−+]?\d)/gu, '')
    .replace(/(?<=\p{L})_(?=\d)/gu, '')
