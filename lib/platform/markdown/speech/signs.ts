/** Croatian words for the characters that KaTeX draws. */
const SIGNS: Record<string, string> = {
  '=': 'jednako',
  '≠': 'nije jednako',
  '<': 'manje od',
  '>': 'veće od',
  '≤': 'manje ili jednako',
  '≥': 'veće ili jednako',
  '≈': 'približno jednako',
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '±': 'plus ili minus',
  '⋅': 'puta',
  '·': 'puta',
  '×': 'puta',
  '/': 'kroz',
  '∗': 'zvjezdica',
  '*': 'zvjezdica',
  '□': 'prazno polje',
  '…': 'tri točke',
  '⋯': 'tri točke',
  '→': 'strelica',
  '⇒': 'slijedi',
  '⇔': 'ako i samo ako',
  '(': 'otvorena zagrada',
  ')': 'zatvorena zagrada',
  '[': 'otvorena uglata zagrada',
  ']': 'zatvorena uglata zagrada',
  '{': 'skup',
  '}': ', kraj skupa',
  '∣': 'okomita crta',
  '|': 'okomita crta',
  ',': ',',
  ';': ',',
  '.': '.',
  '!': 'faktorijel',
  '?': 'upitnik',
  '–': 'do',
  '′': 'crtica',
  '∈': 'je element skupa',
  '∉': 'nije element skupa',
  '⊂': 'je podskup skupa',
  '⊆': 'je podskup skupa',
  '⊄': 'nije podskup skupa',
  '⊈': 'nije podskup skupa',
  '∪': 'unija',
  '∩': 'presjek',
  '∅': 'prazan skup',
  '∖': 'bez',
  '∥': 'usporedno s',
  '⊥': 'okomito na',
  '∠': 'kut',
  '△': 'trokut',
  '≅': 'sukladno s',
  '∼': 'slično s',
  '∞': 'beskonačno',
  α: 'alfa',
  β: 'beta',
  γ: 'gama',
  δ: 'delta',
  Δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  λ: 'lambda',
  μ: 'mi',
  π: 'pi',
  ρ: 'ro',
  σ: 'sigma',
  φ: 'fi',
  ϕ: 'fi',
  ω: 'omega',
  '\u2061': '',
}

/** A sign in words; an unknown sign is unchanged, which is better than silence. */
export const signWord = (sign: string): string => SIGNS[sign.normalize()] ?? sign

/** Replaces the signs in a formula's text with words. */
export const signsToWords = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s.,]/gu, (sign) => ` ${signWord(sign)} `).trim()

/** Names of number sets by their double-struck letter. */
export const NUMBER_SETS: Record<string, string> = {
  N: 'skup prirodnih brojeva',
  Z: 'skup cijelih brojeva',
  Q: 'skup racionalnih brojeva',
  R: 'skup realnih brojeva',
}

const COUNTS = ['jedna', 'dvije', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam', 'devet']
const PARTS = [
  'polovin',
  'trećin',
  'četvrtin',
  'petin',
  'šestin',
  'sedmin',
  'osmin',
  'devetin',
  'desetin',
]

/** „tri četvrtine” for a fraction of small whole numbers, else null. */
export function smallFractionWords(above: string, below: string): string | null {
  const [count, part] = [COUNTS[Number(above) - 1], PARTS[Number(below) - 2]]
  if (!count || !part) return null
  return `${count} ${part}${Number(above) >= 2 && Number(above) <= 4 ? 'e' : 'a'}`
}

const ORDINALS = ['četvrt', 'pet', 'šest', 'sedm', 'osm', 'devet', 'deset']

/** A power in words: „na kvadrat”, „na treću”, „na n”. */
export function powerWords(exponent: string): string {
  if (exponent === '2') return 'na kvadrat'
  if (exponent === '3') return 'na treću'
  const ordinal = ORDINALS[Number(exponent) - 4]
  return `na ${ordinal ? `${ordinal}u` : exponent}`
}

/** A root in words: „treći korijen”, „n-ti korijen”. */
export function rootWords(degree: string): string {
  if (degree === '3') return 'treći korijen'
  const ordinal = ORDINALS[Number(degree) - 4]
  return ordinal ? `${ordinal}i korijen` : `${degree}-ti korijen`
}

/**
 * „podijeljeno s” or „sa”: „sa” before numbers that begin with „s” or „š” when read (šest,
 * sedamnaest, sto).
 */
export function divisionWord(divisor: string): string {
  const digits = /^\d+/.exec(divisor)?.[0] ?? ''
  const leading = Number(digits.slice(0, digits.length % 3 || 3))
  const isHundred = leading === 100 || (leading > 100 && leading < 200)
  const isSixOrSeven = /^(?:[67]|1[67]|[67]\d{1,2})$/.test(String(leading))
  return `podijeljeno ${isHundred || isSixOrSeven ? 'sa' : 's'}`
}
