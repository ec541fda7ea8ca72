import { UNICODE_MINUSES, ZERO_WIDTH_CHARACTERS } from '@/lib/platform/hr/number-readings'
import { isSentenceBeginning } from './counted-noun'

const BEFORE = /^(?:\p{L}(?:_?[\p{L}\d])?\s*)?[=≈]\s*/u
const ANSWER = /^(?:odgovor|rješenje|rezultat)(?:\s*[:=]|\s+je)\s*/i
const YEAR =
  /^(?:u\s+)?(?:(?:godin[aeiu]|god\.?)\s+)?(?=\d{3,4}\.?(?:\s*(?:g|god|godin[aeiu])\.?)?$)/i
const ACIDITY = /^ph(?:\s*[:=]\s*|\s+je\s+|\s+)(?=\d)/i
/** A number in brackets, alone or before a unit: `(-6)` and `(-6) cm`. */
const BRACKETS = /^\(\s*([^()]+?)\s*\)$|^\(\s*([-+][^()]+?)\s*\)/

/** A typed number without the words around it: `x =`, „Odgovor: ”, „u”, „godine”, „minus”. */
export const withoutSurroundingWords = (text: string): string =>
  text
    .trim()
    .replace(ANSWER, '')
    .replace(ACIDITY, '')
    .replace(BEFORE, '')
    .replace(/^minus\s+(?=\d)/i, '-')
    .replace(YEAR, '')

const CALCULATION =
  /^(?:(?:[-+√·⋅∙•*×xX:/÷()^²³\s\d]|[.,](?=\d)|(?:mm|cm|dm|m|km|kg|dag|g|l|dl|ml|h|min|s|€|%)(?!\p{L}))+=\s*)+/u

/** Words, followed by a number with its unit. */
const SENTENCE = /^(\p{L}\D*?\s)([-+]?\s?\d.*)$/u

/**
 * The number of a pupil's answer that is a whole calculation or sentence: `9 + 3 = 12`, „Vid
 * pretrči 120 m”, `(-6)`. Not used for cells in an editor's upload, since accountants write a debt
 * as `(5 €)`.
 */
export function extractTypedNumber(text: string): string {
  const result = withoutSurroundingWords(
    text.replace(ZERO_WIDTH_CHARACTERS, '').replace(UNICODE_MINUSES, '-'),
  )
    .replace(CALCULATION, '')
    .replace(BRACKETS, '$1$2')
  const [, words = '', rest = ''] = SENTENCE.exec(result) ?? []
  return words && isSentenceBeginning(words) ? rest : result
}
