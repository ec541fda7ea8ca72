/** A number with all its digits and no exponent, which GIFT doesn't know: 1e-7 is 0.0000001. */
export function plainDecimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e')
  if (exponent === undefined) return mantissa
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', decimals = ''] = mantissa.replace('-', '').split('.')
  const power = Number(exponent)
  const digits = whole + decimals
  if (power < 0) return `${sign}0.${'0'.repeat(-power - whole.length)}${digits}`
  return `${sign}${digits}${'0'.repeat(power - decimals.length)}`
}
