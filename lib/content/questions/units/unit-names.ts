import { fold } from '@/lib/platform/hr/fold'

/** Words for a unit in every grammatical case, without diacritics and prefixes. */
const STEMS: [symbol: string, words: RegExp][] = [
  ['m', /^met(?:ar|ara|r[aeiou]\p{L}{0,3})$/u],
  ['g', /^gram\p{L}{0,3}$/u],
  ['t', /^ton(?:a|e|i|u|om|ama)$/u],
  ['l', /^lit(?:ar|ara|r[aeiou]\p{L}{0,3})$/u],
  ['s', /^sekund(?:a|e|i|u|om|ama)$/u],
  ['min', /^minut(?:a|e|i|u|om|ama)?$/u],
  ['h', /^sat(?:a|e|i|u|om|ima)?$/u],
  ['ha', /^hektar(?:a|e|i|u|om|ima)?$/u],
  ['A', /^amper(?:a|e|i|u|om|ima)?$/u],
  ['V', /^volt(?:a|e|i|u|om|ima)?$/u],
  ['Ω', /^o(?:h?m)(?:a|e|i|u|om|ima)?$/u],
  ['W', /^(?:vat|wat|watt)(?:a|e|i|u|om|ima)?$/u],
  ['J', /^(?:dzul|joule?)(?:a|e|i|u|om|ima)?$/u],
  ['N', /^(?:njutn|newton)(?:a|e|i|u|om|ima)?$/u],
  ['Pa', /^pas[kc]al(?:a|e|i|u|om|ima)?$/u],
  ['Hz', /^her[ct]z?(?:a|e|i|u|om|ima)?$/u],
  ['C', /^[kc]ul?on(?:a|e|i|u|om|ima)?$/u],
  ['K', /^kelvin(?:a|e|i|u|om|ima)?$/u],
  ['B', /^b(?:ajt|yte)(?:a|e|i|u|om|ima|ova|ovi)?$/u],
  ['bit', /^bit(?:a|e|i|u|om|ima|ova|ovi)?$/u],
  ['Wh', /^vat-?sat(?:a|e|i|u|om|ima)?$/u],
  ['°', /^stup(?:anj|njev)\p{L}{0,3}$|^stupnj(?:a|u|e|em)$/u],
  ['%', /^posto$|^postot(?:ak|aka|k[aeiou]\p{L}{0,2}|ci)$/u],
  ['‰', /^promil(?:a|e|i|u|om|ima)?$/u],
  ['€', /^eur(?:o|a|e|i|u|om|ima)$/u],
  ['c', /^cent(?:a|e|i|u|om|ima)?$/u],
  ['dan', /^dan(?:a|e|i|u|om|ima)?$/u],
  ['tjedan', /^tjed(?:an|ana|n[aeiou]\p{L}{0,2})$/u],
  ['mj', /^mjesec(?:a|e|i|u|em|ima|om)?$/u],
  ['god', /^godin(?:a|e|u|om|i|ama)$/u],
]

const PREFIXES: Record<string, string> = {
  ...{ giga: 'G', mega: 'M', kilo: 'k', hekto: 'h', deka: 'da' },
  ...{ deci: 'd', centi: 'c', mili: 'm', mikro: 'µ' },
}

const PREFIX = new RegExp(`^(${Object.keys(PREFIXES).join('|')})(.+)$`)

/** Words for a power, before or after the unit. */
const POWERS: [sign: string, words: RegExp][] = [
  ['²', /^(?:kv|kvadrat\p{L}*|cetvorn\p{L}*)$/u],
  ['³', /^(?:kub|kubn\p{L}*|kubic\p{L}*)$/u],
]

const CELSIUS = /^(?:celzij\p{L}*|celsius\p{L}*|c)$/u

/**
 * The symbol of a unit in words of any grammatical case and number, such as `12 centimetara
 * kvadratnih`; else null.
 */
export function symbolOfWords(text: string): string | null {
  const [above = '', below, ...more] = fold(text)
    .replace(/\./g, ' ')
    .replace(/\s+na\s+(?:kvadrat|drugu)$/, ' kvadrat')
    .replace(/\s+na\s+(?:kub|trecu)$/, ' kub')
    .trim()
    .split(/\s*\/\s*|\s+(?:na|po|u)\s+/)
  const symbol = more.length ? null : symbolOf(above)
  if (below === undefined || symbol === null) return symbol
  const per = symbolOf(below)
  return per && `${symbol}/${per}`
}

function symbolOf(phrase: string): string | null {
  const words = phrase.split(/\s+/)
  const power = POWERS.find(([, adjective]) => words.some((word) => adjective.test(word)))
  const [noun = '', ...others] = words.filter((word) => !power?.[1].test(word))
  if (words.length - others.length - 1 > 1) return null
  const symbol = symbolOfWord(noun) ?? (power ? SYMBOL.exec(noun)?.[0] : undefined) ?? null
  if (others.length === 0) return symbol && `${symbol}${power?.[0] ?? ''}`
  const celsius = [noun, ...others].filter((word) => CELSIUS.test(word))
  const [degree] = [noun, ...others].filter((word) => !CELSIUS.test(word))
  const isCelsius = celsius.length === 1 && others.length === 1 && !power
  return isCelsius && symbolOfWord(degree ?? '') === '°' ? '°C' : null
}

/** A unit's symbol beside a word for a power: `12 kv. cm`. */
const SYMBOL = /^[a-z]{1,3}$/

function symbolOfWord(word: string): string | null {
  const plain = STEMS.find(([, words]) => words.test(word))?.[0]
  if (plain) return plain
  const [, prefix = '', rest = ''] = PREFIX.exec(word) ?? []
  const base = STEMS.find(([, words]) => words.test(rest))?.[0]
  if (!base) return SYMBOL.test(word) ? word : null
  return base === 'g' && prefix === 'deka' ? 'dag' : `${PREFIXES[prefix] ?? ''}${base}`
}
