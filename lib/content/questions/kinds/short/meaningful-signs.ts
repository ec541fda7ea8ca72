import { stripPunctuation } from './text-forms'

/** Symbols of the chemical elements that occur in school. */
const ELEMENTS = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr ' +
    'Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Nd Sm Eu Gd W Re Os Ir Pt Au Hg Tl ' +
    'Pb Bi Po At Rn Fr Ra Th Pa U Np Pu Hf Ta'
  ).split(' '),
)

/** Symbols that are also capitalised English words. */
const WORDS = new Set(['He', 'In', 'As', 'At', 'Be', 'No', 'I'])

/** The symbols of a chemical formula such as `CO2` or `Ca(OH)2`; null for any other text. */
function symbolsOf(text: string): string[] | null {
  const symbols = text.match(/[A-Z][a-z]?/g) ?? []
  const isFormula = /^(?:[A-Z][a-z]?|[()\d])+$/.test(text)
  return isFormula && symbols.length && symbols.every((one) => ELEMENTS.has(one)) ? symbols : null
}

/**
 * Formulas in lower case that could be two substances, told apart only by capitals: Co and CO,
 * CoCl2 and COCl2.
 */
const TWO_SUBSTANCES = new Set(['co', 'coo', 'cos', 'cocl2'])

/**
 * True where different capitals make a different formula: Co is cobalt and CO a gas. Missing
 * capitals, or only the first that a phone adds by itself, are carelessness if only one reading is
 * possible: naoh, but not co.
 */
function isOtherFormula(typed: string, listed: string): boolean {
  const symbols = symbolsOf(listed)
  if (!symbols || typed === listed || WORDS.has(listed)) return false
  if (TWO_SUBSTANCES.has(typed)) return true
  if (!/[A-Z]/.test(typed.slice(1))) return symbolsOf(typed) !== null
  const isMixed = symbols.some((symbol) => symbol.length > 1)
  if (isMixed && symbols.length > 1) return true
  return symbolsOf(typed) !== null || (isMixed && /[A-Z]{2}/.test(typed))
}

/** English words that become another word without their apostrophe: its, we're. */
const PAIRS = new Map(
  [
    ...["it's", "we're", "we'll", "we'd", "he'll", "she'll", "she'd", "i'll", "i'd", "can't"],
    ...["won't", "let's", "who're", "they're", "you're", "there's"],
  ].map((word) => [word.replace("'", ''), word]),
)

/** True where one text has an apostrophe and the other has the English word without it. */
function isOtherWord(typed: string, listed: string): boolean {
  const [words, others] = [typed, listed].map((text) => text.toLowerCase().split(' '))
  return (words ?? []).some((word, index) => {
    const other = others?.[index] ?? ''
    return word !== other && (PAIRS.get(word) === other || PAIRS.get(other) === word)
  })
}

/** The mistake in a text with the same letters as the listed one: capitals or an apostrophe. */
export type MeaningfulDifference = 'capitals' | 'apostrophe'

/** @param isCaseSensitive the question's setting; formulas are always case-sensitive */
export function meaningfulDifference(
  typedText: string,
  listedText: string,
  isCaseSensitive: boolean,
): MeaningfulDifference | null {
  const [typed, listed] = [stripPunctuation(typedText), stripPunctuation(listedText)]
  const isSameLetters = typed.toLowerCase() === listed.toLowerCase()
  if (isOtherWord(typed, listed)) return 'apostrophe'
  if (typed === listed) return null
  if (isSameLetters && (isCaseSensitive || isOtherFormula(typed, listed))) return 'capitals'
  return isCaseSensitive && capitalsOf(typed) !== capitalsOf(listed) ? 'capitals' : null
}

/** The pattern of capitalised words, such as „A a A”. */
const capitalsOf = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/^\p{Lu}/u.test(word) ? 'A' : 'a'))
    .join('')
