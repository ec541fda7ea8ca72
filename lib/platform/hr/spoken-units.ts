import { plural, type PluralForms } from './plurals'

/** Forms after 1, 2 and 5, and the locative after „po”. */
type UnitWords = readonly [...PluralForms, locative: string]

const WORDS: Record<string, UnitWords> = {
  m: ['metar', 'metra', 'metara', 'metru'],
  g: ['gram', 'grama', 'grama', 'gramu'],
  t: ['tona', 'tone', 'tona', 'toni'],
  l: ['litra', 'litre', 'litara', 'litri'],
  s: ['sekunda', 'sekunde', 'sekundi', 'sekundi'],
  min: ['minuta', 'minute', 'minuta', 'minuti'],
  h: ['sat', 'sata', 'sati', 'satu'],
  ha: ['hektar', 'hektara', 'hektara', 'hektaru'],
  A: ['amper', 'ampera', 'ampera', 'amperu'],
  V: ['volt', 'volta', 'volta', 'voltu'],
  Ω: ['om', 'oma', 'oma', 'omu'],
  W: ['vat', 'vata', 'vata', 'vatu'],
  J: ['džul', 'džula', 'džula', 'džulu'],
  N: ['njutn', 'njutna', 'njutna', 'njutnu'],
  Pa: ['paskal', 'paskala', 'paskala', 'paskalu'],
  Hz: ['herc', 'herca', 'herca', 'hercu'],
  C: ['kulon', 'kulona', 'kulona', 'kulonu'],
  K: ['kelvin', 'kelvina', 'kelvina', 'kelvinu'],
  B: ['bajt', 'bajta', 'bajtova', 'bajtu'],
  Wh: ['vatsat', 'vatsata', 'vatsati', 'vatsatu'],
  '°': ['stupanj', 'stupnja', 'stupnjeva', 'stupnju'],
  '°C': ['stupanj Celzijev', 'stupnja Celzijeva', 'stupnjeva Celzijevih', 'stupnju Celzijevu'],
  '%': ['posto', 'posto', 'posto', 'posto'],
  '‰': ['promil', 'promila', 'promila', 'promilu'],
  '€': ['euro', 'eura', 'eura', 'euru'],
}

/** Forms of the litre after a prefix: „litra”, but „mililitar”. */
const LITAR: UnitWords = ['litar', 'litra', 'litara', 'litru']

const PREFIXES: Record<string, string> = {
  G: 'giga',
  M: 'mega',
  k: 'kilo',
  h: 'hekto',
  da: 'deka',
  d: 'deci',
  c: 'centi',
  m: 'mili',
  µ: 'mikro',
}

const POWERS: Record<string, UnitWords> = {
  '²': ['kvadratni', 'kvadratna', 'kvadratnih', 'kvadratnom'],
  '³': ['kubni', 'kubna', 'kubnih', 'kubnom'],
}

/** The words for a unit such as `cm`, `kg` or `m³`; null for any other text. */
function wordsOf(symbol: string): UnitWords | null {
  const power = POWERS[symbol.slice(-1)]
  if (power) return joined(power, wordsOf(symbol.slice(0, -1)), ' ')
  if (WORDS[symbol]) return WORDS[symbol]
  const [, prefix = '', base = ''] = /^(da|[GMkhdcmµ])(.+)$/.exec(symbol) ?? []
  const [word, words] = [PREFIXES[prefix], base === 'l' ? LITAR : WORDS[base]]
  return word && words ? joined([word, word, word, word], words, '') : null
}

const joined = (first: UnitWords, second: UnitWords | null, joint: string): UnitWords | null =>
  second && [
    `${first[0]}${joint}${second[0]}`,
    `${first[1]}${joint}${second[1]}`,
    `${first[2]}${joint}${second[2]}`,
    `${first[3]}${joint}${second[3]}`,
  ]

/**
 * The spoken form of a unit after a number in its spelling (`1`, `13,5`): „centimetar”, „grama po
 * kubnom centimetru”. If `number` is null, the nominative of a unit alone. Null for a text that is
 * no unit.
 */
export function spokenUnit(symbol: string, number: string | null): string | null {
  const [above = '', below, ...more] = symbol.split('/')
  const words = wordsOf(above)
  if (!words || more.length) return null
  const said = number === null ? words[0] : formBehind(number, words)
  if (below === undefined) return said
  const per = wordsOf(below)?.[3]
  return per === undefined ? null : `${said} po ${per}`
}

/** The form after a number, decided by the digits that are read last: „0,1 metra”. */
function formBehind(number: string, [one, few, many]: UnitWords): string {
  const [whole = '', decimals] = number.split(',')
  const count = Number(decimals ?? whole)
  if (Number.isNaN(count)) return few
  return plural(count, [decimals === undefined ? one : few, few, many])
}
