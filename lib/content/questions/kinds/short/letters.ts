/** Letters and digits of their own sign that people write, and read, as others. */
const LOOKALIKES = /[\u01c4-\u01cc\ufb00-\ufb06²³¹\u2070-\u209c]/g

/**
 * One sign for each letter, whatever a keyboard, a file or a font made of it: đ for the Icelandic ð that
 * old files hold, plain letters for ligatures and for ǆ, ǉ and ǌ.
 */
export const cleanLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/ð/g, 'đ')
    .replace(/Ð/g, 'Đ')
    .replace(/[\u01c4-\u01cc\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))

/** A number, also behind the x of `3x10²`, but not the end of a formula such as `SO4`. */
const NUMBER = String.raw`(?<=(?:^|[^\p{L}\p{N})\]]|\d ?[xX] ?)\d+)`
const RAISED = new RegExp(String.raw`${NUMBER} ?(?=[⁺⁻]?[⁰¹²³⁴-⁹])`, 'gu')
const BASE = new RegExp(String.raw`${NUMBER} ?([₀-₉]+)`, 'gu')
const POWER = /(?<=\d) ?\^ ?(?:\(([-−+]?\d+)\)|(?=[-−+]?\d))/g

/**
 * The same with raised and lowered digits on the line: `H₂O` and `m^2` are H2O and m2. A power of a
 * number keeps its sign, for 2⁵ is not 25 but `2^5`, and the base of one its brackets: `1101(2)`.
 */
export const onOneLine = (text: string): string =>
  cleanLetters(text)
    .replace(RAISED, '^')
    .replace(BASE, '($1)')
    .replace(LOOKALIKES, (sign) => sign.normalize('NFKC'))
    .replace(/[¼-¾⅐-⅞]/g, (sign) => sign.normalize('NFKC').replace('⁄', '/'))
    .replace(POWER, '^$1')
    .replace(/(?:(?<=[\p{L})\]])|(?<=\p{L}\d+)(?<!\d ?[xX]\d+))\^(?=[-−+]?\d)/gu, '')
    .replace(/(?<=\p{L})_(?=\d)/gu, '')
