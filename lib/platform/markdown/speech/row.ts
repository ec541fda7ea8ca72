import { spokenUnit } from '@/lib/platform/hr/spoken-units'
import { divisionWord, signWord } from './signs'

/** A unit of speech: a number or a unit of measure as written, a single sign, or words. */
export type SpeechToken = {
  kind: 'number' | 'fraction' | 'unit' | 'sign' | 'space' | 'words'
  text: string
}

const isSign = (token: SpeechToken | undefined, signs: string): boolean =>
  token?.kind === 'sign' && token.text !== '' && signs.includes(token.text)

/** The tokens of a row in words. */
export function spokenTokens(row: SpeechToken[]): string {
  const tokens = withoutSpaces(row)
  const said: string[] = []
  for (let at = 0; at < tokens.length;) {
    const { text, length } = readAt(tokens, at)
    said.push(text)
    at += length
  }
  return said
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .replace(/skup, kraj skupa/g, 'prazan skup')
    .replace(/skupa skup /g, 'skupa ')
    .replace(/skupa prazan skup/g, 'praznog skupa')
    .replace(/,?\s*$/, '')
    .trim()
}

/** Removes spaces: one within a number joins its thousands, and ° with C becomes a unit. */
function withoutSpaces(row: SpeechToken[]): SpeechToken[] {
  const tokens: SpeechToken[] = []
  row.forEach((token, index) => {
    const last = tokens.at(-1)
    const isSpaced = row[index - 1]?.kind === 'space'
    if (token.kind === 'space') return
    if (isSpaced && last?.kind === 'number' && /^\d{3}(?:,|$)/.test(token.text))
      tokens.splice(-1, 1, { kind: 'number', text: last.text + token.text })
    else if (last?.text === '°' && token.text === 'C')
      tokens.splice(-1, 1, { kind: 'unit', text: '°C' })
    else tokens.push(token)
  })
  return tokens
}

type Reading = { text: string; length: number }

function readAt(tokens: SpeechToken[], at: number): Reading {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return { text: '', length: 1 }
  if (isSign(token, '(')) return negativeInBrackets(tokens, at) ?? plain(token)
  if (isSign(token, '∣|')) return absoluteValue(tokens, at) ?? plain(token)
  if (isSign(token, ':÷')) return { text: divisionWord(next?.text ?? ''), length: 1 }
  if (token.kind === 'number' && next?.kind === 'fraction')
    return { text: `${token.text} i`, length: 1 }
  if ((token.kind === 'number' || token.kind === 'fraction') && next?.kind === 'unit')
    return { text: `${token.text} ${spokenUnit(next.text, token.text)}`, length: 2 }
  if (token.kind === 'unit') return { text: spokenUnit(token.text, null) ?? token.text, length: 1 }
  return plain(token)
}

const plain = ({ kind, text }: SpeechToken): Reading => ({
  text: kind === 'sign' ? signWord(text) : text,
  length: 1,
})

/** Reads `(−4)` as „minus 4”, because its brackets only separate two signs. */
function negativeInBrackets(tokens: SpeechToken[], at: number): Reading | null {
  const [sign, number, end, after] = tokens.slice(at + 1, at + 5)
  const isNegative = sign && isSign(sign, '−+') && number?.kind === 'number' && isSign(end, ')')
  // Brackets around a function's argument or the base of a power are kept.
  const isPart = after?.kind === 'words' && after.text.startsWith('na ')
  return isNegative && !isPart ? { text: spokenTokens([sign, number]), length: 4 } : null
}

function absoluteValue(tokens: SpeechToken[], at: number): Reading | null {
  const end = tokens.findIndex((token, index) => index > at + 1 && isSign(token, '∣|'))
  if (end < 0) return null
  const inside = tokens.slice(at + 1, end)
  const tail = isShort(inside) ? '' : ', kraj apsolutne vrijednosti'
  return {
    text: `apsolutna vrijednost od ${spokenTokens(inside)}${tail}`,
    length: end - at + 1,
  }
}

/** True for a number or a letter, possibly negative or with a unit, whose end needs no words. */
const isShort = (tokens: SpeechToken[]): boolean =>
  !tokens.slice(1).some(({ kind }) => kind === 'sign') && tokens.length <= 3
