import { parseTypedDay } from '@/lib/platform/hr/dates'
import { fold } from '@/lib/platform/hr/fold'
import { stripPunctuation } from './text-forms'

const MONTHS = [
  ...['sijecnja', 'veljace', 'ozujka', 'travnja', 'svibnja', 'lipnja'],
  ...['srpnja', 'kolovoza', 'rujna', 'listopada', 'studenoga', 'prosinca'],
]
const NAMED = /^(\d{1,2})\s*\.?\s*([a-z]{5,})\s*(\d{3,4})$/
const NUMBERED = /^(\d{1,2})\s*\.\s*(\d{1,2})\s*\.\s*(\d{4})$/
const YEAR_WORD = /\s*\.?\s*(?:g|god|godin[aeu])$/

/** The day of a date, in digits or with the month's name; null for any other text. */
function dayOf(text: string): string | null {
  const written = fold(stripPunctuation(text)).replace(YEAR_WORD, '')
  const [, day, month, year] = NUMBERED.exec(written) ?? []
  if (year !== undefined) return parseTypedDay(`${day}.${month}.${year}.`)
  const [, namedDay, name = '', namedYear] = NAMED.exec(written) ?? []
  const place = MONTHS.indexOf(name.replace(/^studenog$/, 'studenoga'))
  return place < 0
    ? null
    : parseTypedDay(`${namedDay}.${place + 1}.${namedYear?.padStart(4, '0')}.`)
}

const NAMED_DAY = /^(\d{1,2})\s*\.?\s*([a-z]{5,})$/
const NUMBERED_DAY = /^(\d{1,2})\s*\.\s*(\d{1,2})$/

/** True for the same day without a year, once with the month's name and once with its number. */
function isSameDay(a: string, b: string): boolean {
  const texts = [fold(stripPunctuation(a)), fold(stripPunctuation(b))]
  const [, namedDay, name = ''] = texts.flatMap((text) => NAMED_DAY.exec(text) ?? [])
  const [, day, month] = texts.flatMap((text) => NUMBERED_DAY.exec(text) ?? [])
  return day !== undefined && day === namedDay && MONTHS[Number(month) - 1] === name
}

/**
 * Numbers without thousands separators, years without the word, no spaces around arithmetic signs.
 */
const valueOf = (text: string): string =>
  stripPunctuation(text)
    .replace(/(?<![\d.,])[1-9]\d{0,2}(?:[ .]\d{3})+(?![\d.,]*\d)/g, (number) =>
      number.replace(/[ .]/g, ''),
    )
    .replace(/^(\d{3,4})\.? (?:godin[aeu]|god|g)$/i, '$1')
    .replace(/(?<=\d) ?[x×*⋅∙•] ?(?=\d)/gi, '·')
    .replace(/ ?([()=<>≤≥≠≈+·÷/:]) ?/g, '$1')
    .replace(/(?<=\d) (?=[%‰])/g, '')

/** How two texts with the same day, number or equation match: exactly, or except for capitals. */
export function matchByValue(a: string, b: string): 'punctuation' | 'case' | null {
  const [day, other] = [dayOf(a), dayOf(b)]
  if (isSameDay(a, b)) return 'punctuation'
  if (day !== null || other !== null) return day === other ? 'punctuation' : null
  const [left, right] = [valueOf(a), valueOf(b)]
  // Texts without digits or arithmetic signs are compared as words.
  if (!/[\d=<>+]/.test(right) || !left) return null
  if (left === right) return 'punctuation'
  return left.toLowerCase() === right.toLowerCase() ? 'case' : null
}
