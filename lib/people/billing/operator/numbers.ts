/**
 * True for a valid OIB, the Croatian tax number: eleven digits, the last of which is the correct
 * check digit (ISO 7064, mod 11,10).
 */
export function isOib(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  let rest = 10
  for (const digit of text.slice(0, 10)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11
  return (11 - rest) % 10 === Number(text[10])
}

/** True for a Croatian IBAN without spaces and with correct check digits (ISO 13616, mod 97). */
export function isCroatianIban(text: string): boolean {
  if (!/^HR\d{19}$/.test(text)) return false
  // H is 17 and R is 27; the first four characters move to the end.
  return BigInt(`${text.slice(4)}1727${text.slice(2, 4)}`) % 97n === 1n
}

/** `HR17 2360 0011 0123 4565`: an IBAN in groups of four, for reading. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
