import { fold } from '@/lib/hr/fold'

/** Dashes and minus signs, however they were typed. */
const DASHES = /[\p{Pd}−]/gu
const APOSTROPHES = /['’‘`´ʼ]/g
const TIMES = /[×∙⋅*•]/g

/** `3,4,5` and `(1,21)` are lists, while `3,5` is a number. */
const LIST_OF_NUMBERS = /\d+(?:,\d+){2,}|\(\d+,\d+\)/g
/** `1.000` is a thousand, and `3.5` what a calculator makes of 3,5. */
const THOUSANDS = /(?<![\d,.])\d{1,3}(?:\.\d{3})+(?!\d)/g
const DECIMAL_POINT = /(?<![\d.])(\d+)\.(\d{1,2})(?![\d.])/g

/** A power is a number of its own: 3² is not 32. */
const POWER = /[²³]/g

/** A sign that belongs to what follows (−7, -ed); written `~`, so that 11 - 7 holds no −7. */
const SIGN = /(?<![\d)]\s*)(?<![\p{L}\p{N}])-(?=\d)|(?<![\p{L}\p{N})])-(?=\p{L})/gu
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu

const TOKEN = /~?\d+(?:,\d+)?|~?\p{L}+|[-+·:=<>%°√/]/gu

/**
 * The words, numbers and signs of an answer in the forms that are compared: without diacritics and
 * capitals, without punctuation and brackets.
 */
export function tokensOf(text: string): string[] {
  const plain = fold(text.replace(POWER, ' $&'))
    .replace(APOSTROPHES, '')
    .replace(DASHES, '-')
    .replace(TIMES, '·')
    .replace(/÷/g, ':')
    .replace(LIST_OF_NUMBERS, (list) => list.replaceAll(',', ' '))
    .replace(THOUSANDS, (number) => number.replaceAll('.', ''))
    .replace(DECIMAL_POINT, '$1,$2')
    .replace(HYPHEN, ' ')
    .replace(SIGN, '~')
  return plain.match(TOKEN) ?? []
}

/** What is heard alike is compared alike: ije and je, đ written as dj. */
const loose = (token: string) => token.replace(/ije/g, 'je').replace(/dj/g, 'd')

const isSame = (a: string, b: string) => a === b || loose(a) === loose(b)

const isWord = (token: string) => /\p{L}/u.test(token)

/** A whole number or sign is meant as it stands, and so is a single letter; a word may go on. */
function isBeginning(start: string, token: string): boolean {
  if (start === '-') return token.startsWith('-') || token.startsWith('~')
  if (!isWord(start) || start.length === 1) return isSame(start, token)
  return token.startsWith(start) || loose(token).startsWith(loose(start))
}

/**
 * The places at which an expression stands in an answer: its words one after another, the last of
 * them as a beginning.
 */
export function placesOf(expression: string[], answer: string[]): number[] {
  const last = expression.length - 1
  if (last < 0) return []
  return answer.flatMap((_, place) =>
    expression.every((word, index) => {
      const token = answer[place + index]
      if (token === undefined) return false
      return index === last ? isBeginning(word, token) : isSame(word, token)
    })
      ? [place]
      : [],
  )
}
