/** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number

/** A pseudo-random generator, which gives equal numbers for equal seeds (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed from a text, such as an id (FNV-1a). */
export const seedOf = (text: string): number =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    0x811c9dc5,
  ) >>> 0

/** A pseudo-random number from 0 to below 1, always the same for a text. */
export const seededNumber = (text: string): number => seededRandom(seedOf(text))()

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/**
 * Shuffles options, unless they are sorted numbers. An option about the others („Sve navedeno”)
 * stays last.
 */
export function shuffledOptions<One extends { html: string }>(options: One[], random: Random) {
  const texts = options.map(({ html }) => html.replace(/<[^>]*>/g, '').trim())
  if (isInOrder(texts.map(numberIn))) return options
  const hasLast = staysLast(texts.at(-1) ?? '')
  const free = hasLast ? options.slice(0, -1) : options
  return [...shuffled(free, random), ...options.slice(free.length)]
}

const ABOUT_OTHERS =
  /^(?:(?:sv[aei]|ništa|nijed\w+|oba|obje|ni jedn\w+)(?: |$|\.)|(?:all|none|both) of (?:the |these)|neither$)/i

/** Whether the last option stays last, because it is about the others. */
export const staysLast = (text: string): boolean => ABOUT_OTHERS.test(text)

/** The number at the beginning of a text; NaN without one. */
const numberIn = (text: string) =>
  Number(/^[-−]?\d+(?:[,.]\d+)?/.exec(text)?.[0].replace('−', '-').replace(',', '.') ?? NaN)

function isInOrder(numbers: number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? NaN))
  return steps.every((step) => step > 0) || steps.every((step) => step < 0)
}
